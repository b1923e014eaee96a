/** Keep the client on the device (service-worker.js), where the browser can and what runs was built. */
export function keepOnDevice(): void {
  // It can only where the connection is safe; on a home network over http it is not.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // What the page itself needs comes first.
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {
      // Storage is forbidden or full: the client comes from the server each time, as before.
    });
  });
}
