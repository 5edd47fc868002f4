// Once the page is there and the browser has nothing better to do: the service worker, and for it what this page was
// made of
if ('serviceWorker' in navigator && import.meta.env.PROD) addEventListener('load', () => setTimeout(start, 1000));

async function start(): Promise<void> {
  const { controller, ready } = navigator.serviceWorker;
  try {
    await navigator.serviceWorker.register('/sw.js');
    if (controller) return;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    (await ready).active?.postMessage([location.href, ...loaded]);
  } catch (error) {
    console.warn('No service worker', error);
  }
}

export {};
