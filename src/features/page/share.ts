const status = document.querySelector('#message');

/** Says something to who does not see it. */
export const say = (text: string): void => {
  if (status) status.textContent = text;
};

async function share(copied: string): Promise<void> {
  const { title } = document;
  const url = location.origin + location.pathname;
  if (navigator.share) return navigator.share({ title, url });
  await navigator.clipboard.writeText(url);
  say(copied);
  const button = document.querySelector('#share');
  if (button?.lastChild) button.lastChild.textContent = 'Skopiowano adres';
}

/** Lets the page's share button hand on its address, by the system's dialog or the clipboard. */
export const startSharing = (copied: string): void =>
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('#share')) return;
    // Whoever closes the system's dialog has shared nothing, which is no error
    share(copied).catch((error: unknown) => error instanceof DOMException || Promise.reject(error));
  });
