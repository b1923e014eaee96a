import { routeOf, type Route } from './routes';

/** Whether there was a page before this one, without loading anew. */
let hasMoved = false;

/** Where the page is; it changes with every navigation. */
class Here {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);
  route: Route = $derived(routeOf(this.path));

  read(): void {
    hasMoved ||= location.pathname !== this.path;
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }
}

export const here = new Here();

/** Go to another page of the client; `replace` leaves no way back to this one. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  here.read();
  if (!here.hash) scrollTo(0, 0);
}

/**
 * After a navigation the keyboard goes on at the beginning of the page that came: to be attached to
 * its main part. With a place in the address it is the page that goes there.
 */
export function arrive(main: HTMLElement): void {
  if (hasMoved && !location.hash) main.focus({ preventScroll: true });
}

/** Follow links within the client without loading the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Listen to links and to the back button; gives back how to stop. */
export function startRouter(): () => void {
  const read = () => {
    here.read();
  };
  addEventListener('popstate', read);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', read);
    document.removeEventListener('click', follow);
  };
}
