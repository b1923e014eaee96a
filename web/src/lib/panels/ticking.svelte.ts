/** The time of this machine, in milliseconds, anew each quarter of a second while somebody looks at it. */
export class Ticking {
  now = $state(Date.now());

  constructor() {
    $effect(() => {
      const look = () => {
        this.now = Date.now();
      };
      const timer = setInterval(look, 250);
      // A page that was hidden, or a machine that slept, has missed its ticks.
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }
}
