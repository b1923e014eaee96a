import { mount } from 'svelte';

import App from './App.svelte';
import { keepOnDevice } from './lib/device';
import './styles/index.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

keepOnDevice();

export default mount(App, { target });
