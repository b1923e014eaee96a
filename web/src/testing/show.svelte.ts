import { flushSync, mount, unmount, type Component } from 'svelte';

let shown: (() => void)[] = [];

/** A component that stands on the page alone. */
export interface Shown<Props, Exports> {
  /** What it was put into; it fills the window. */
  root: HTMLElement;
  /** What the component lets others call. */
  exports: Exports;
  /** Give it other properties, and let the page follow. */
  give: (more: Partial<Props>) => void;
}

/** Put a component on the page, until the test is over. */
export function show<
  Props extends Record<string, unknown>,
  Exports extends Record<string, unknown>,
>(component: Component<Props, Exports>, props: Props): Shown<Props, Exports> {
  let current = $state.raw(props);
  const given = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.keys(props).map((key) => [key, { enumerable: true, get: () => current[key] }]),
    ),
  ) as Props;
  const root = document.createElement('div');
  document.body.append(root);
  const exports = mount(component, { target: root, props: given });
  shown.push(() => {
    void unmount(exports);
    root.remove();
  });
  flushSync();
  return {
    root,
    exports,
    give: (more) => {
      current = { ...current, ...more };
      flushSync();
    },
  };
}

/** Let an effect run as in a component, until the test is over. */
export function effect(run: () => void): void {
  shown.push($effect.root(run));
  flushSync();
}

/** Take all that is shown from the page. */
export function clear(): void {
  for (const end of shown) end();
  shown = [];
}
