import styles from './sandbox.module.css';

/** Stands in for the bank's page: the buyer accepts the payment or refuses it. Escape refuses. */
export function askBank(): Promise<'accept' | 'refuse'> {
  const dialog = document.createElement('dialog');
  dialog.className = styles.bank ?? '';
  dialog.setAttribute('aria-labelledby', 'sandbox-bank');
  const heading = Object.assign(document.createElement('h2'), {
    id: 'sandbox-bank',
    textContent: 'Piaskownica: bank pyta o płatność (3-D Secure)',
  });
  const text = Object.assign(document.createElement('p'), {
    textContent: 'Prawdziwy bank poprosiłby teraz o kod albo potwierdzenie w aplikacji.',
  });
  const form = document.createElement('form');
  form.method = 'dialog';
  for (const [value, textContent] of [
    ['accept', 'Potwierdź płatność'],
    ['refuse', 'Odrzuć'],
  ] as const)
    form.append(Object.assign(document.createElement('button'), { value, textContent }));
  dialog.append(heading, text, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'accept' ? 'accept' : 'refuse');
    }),
  );
}
