/** Which page an address means. */
export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; table: string }
  | { page: 'review'; table: string }
  /** A game seen again; null: one that is opened from a file. */
  | { page: 'replay'; table: string | null }
  | { page: 'join'; invite: string }
  | { page: 'sit'; table: string }
  | { page: 'recover'; code: string }
  | { page: 'me' }
  | { page: 'rules' }
  | { page: 'settings' }
  | { page: 'fair' }
  | { page: 'missing' };

/** Read a path as the page it leads to; one trailing slash is as good as none. */
export function routeOf(path: string): Route {
  const [first = '', second, ...rest] = path.replace(/^\/|\/$/g, '').split('/');
  if (rest.length > 0) return { page: 'missing' };
  if (second === undefined) {
    switch (first) {
      case '':
        return { page: 'home' };
      case 'new':
      case 'rules':
      case 'settings':
      case 'me':
      case 'fair':
        return { page: first };
      case 'replay':
        return { page: 'replay', table: null };
      case 'recover':
        return { page: 'recover', code: '' };
    }
  } else if (second !== '') {
    const name = decode(second);
    if (name !== null && first === 't') return { page: 'table', table: name };
    if (name !== null && first === 'review') return { page: 'review', table: name };
    if (name !== null && first === 'replay') return { page: 'replay', table: name };
    if (name !== null && first === 'join') return { page: 'join', invite: name };
    if (name !== null && first === 'sit') return { page: 'sit', table: name };
    if (name !== null && first === 'recover') return { page: 'recover', code: name };
  }
  return { page: 'missing' };
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
