import { mount } from 'svelte';

import App from './App.svelte';
import { keepOnDevice } from './lib/device';
import { chooseLanguage, settings } from './lib/settings.svelte';
import './styles/index.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// Nothing is drawn before its words are here. Where they cannot be fetched it is drawn in English.
void chooseLanguage(settings.language).then(() => mount(App, { target }));
keepOnDevice();
