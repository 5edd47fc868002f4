import type Stripe from 'stripe';
import { formatAmount } from '../../../src/domain/language/amounts.ts';
import { escapeHtml } from '../../../src/domain/language/html.ts';
import { balance } from './balance.ts';
import type { Call } from './call.ts';
import { type Fault, noFaults } from './faults.ts';

type Parts = Pick<Call, 'books' | 'faults' | 'emit'>;
const most = 20;

/** The operator's desk of the sandbox: for people who try the product, not a part of it. */
export function controlPage(parts: Parts): string {
  const charges = parts.books.list('charges').filter(({ paid }) => paid);
  const { available, pending } = balance(parts);
  return `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Piaskownica operatora kart</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
  section { border-top: 1px solid #8886; padding: .75rem 0; }
  form { display: inline-flex; gap: .5rem; align-items: end; margin: .25rem .5rem .25rem 0; flex-wrap: wrap; }
  label { display: grid; }
</style>
<h1>Piaskownica operatora kart</h1>
<p>To samo widziałby pracownik lotniska w panelu prawdziwego operatora. Saldo: <b>${sum(available)}</b>, zwroty w toku:
<b>${sum(pending)}</b>.</p>
<section>
  <h2>Usterki</h2>
  ${form(
    'v1/sandbox/faults',
    'Ustaw',
    Object.keys(noFaults)
      .map((name) => faultSelect(name as Fault, parts))
      .join(''),
  )}
</section>
<h2>Wpłaty</h2>
${charges.length === 0 ? '<p>Nikt jeszcze nie zapłacił.</p>' : ''}
${charges
  .slice(-most)
  .reverse()
  .map((charge) => chargeSection(parts, charge))
  .join('\n')}
<script>
  addEventListener('submit', async (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(event.target));
    const headers = { authorization: 'Bearer sk_test_sandbox' };
    const answer = await fetch(event.target.action, { method: 'POST', headers, body });
    if (!answer.ok) alert((await answer.json()).error.message);
    location.reload();
  });
</script>
</html>
`;
}

const sum = (amounts: { amount: number }[]): string =>
  formatAmount(amounts.reduce((all, { amount }) => all + amount, 0));

const faultWords: Record<Fault, string> = {
  webhooks_lost: 'Zdarzenia giną',
  webhooks_doubled: 'Zdarzenia przychodzą dwa razy',
  webhooks_late: 'Zdarzenia czekają',
  answers_lost: 'Odpowiedzi giną',
};
const shares = { 0: 'nigdy', 0.5: 'co drugi raz', 1: 'zawsze' };

const faultSelect = (name: Fault, { faults }: Parts): string => `<label>${faultWords[name]}
  <select name="${name}">${Object.entries(shares).map(
    ([share, words]) =>
      `<option value="${share}"${Number(share) === faults[name] ? ' selected' : ''}>${words}</option>`,
  )}</select></label>`;

/** The page lies at /dev/karty/, whose paths are the provider's own. */
const form = (action: string, button: string, fields = ''): string =>
  `<form action="${action}" method="post">${fields}<button>${button}</button></form>`;
const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

function chargeSection({ books }: Parts, charge: Stripe.Charge): string {
  const { id, amount, amount_refunded, created, payment_intent } = charge;
  const left = amount - amount_refunded;
  const refunds = books.list('refunds').filter((it) => it.charge === id);
  const disputes = books.list('disputes').filter((it) => it.charge === id);
  const dispute = `v1/sandbox/payment_intents/${payment_intent}/dispute`;
  const amountInput = `<input type="number" name="amount" min="1" max="${left}" value="${left}">`;
  const back = `<label>Kwota w groszach ${amountInput}</label>`;
  return `<section>
  <b>${formatAmount(amount)}</b> <time>${when(created)}</time> <code>${payment_intent}</code>
  <div>${left > 0 ? form('v1/refunds', 'Zwróć', hidden('charge', id) + back) : ''}
  ${left === 0 || disputes.length > 0 ? '' : form(dispute, 'Otwórz reklamację')}</div>
  ${refunds.map(refundLine).join('')}${disputes.map(disputeLine).join('')}
</section>`;
}

const refundLine = ({ id, amount, status }: Stripe.Refund): string =>
  `<p>Zwrot ${formatAmount(amount)}: ${status}
  ${status === 'pending' ? form(`v1/sandbox/refunds/${id}/settle`, 'Zakończ') : ''}
  ${status === 'failed' ? '' : form(`v1/sandbox/refunds/${id}/fail`, 'Odrzuć')}</p>`;

const evidence = hidden('evidence[uncategorized_text]', 'winning_evidence');
const disputeLine = ({ id, amount, status }: Stripe.Dispute): string => {
  const isOver = status === 'won' || status === 'lost';
  const ends = form(`v1/disputes/${id}`, 'Wygraj', evidence) + form(`v1/disputes/${id}/close`, 'Przegraj');
  return `<p>Reklamacja ${formatAmount(amount)}: ${status} ${isOver ? '' : ends}</p>`;
};

const when = (seconds: number): string =>
  new Intl.DateTimeFormat('pl', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Warsaw' }).format(
    seconds * 1000,
  );
