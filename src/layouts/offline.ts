// Once the page is there and the browser has nothing better to do: the service worker, and for it what this page was
// made of
if ('serviceWorker' in navigator && import.meta.env.PROD) addEventListener('load', () => setTimeout(start, 1000));

async function start(): Promise<void> {
  const { controller, ready } = navigator.serviceWorker;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    // A worker that was there before has seen what this page was made of
    (await ready).active?.postMessage(controller ? [] : [location.href, ...loaded]);
  } catch (error) {
    console.warn('No service worker', error);
  }
}

export {};
