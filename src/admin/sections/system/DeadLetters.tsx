import { useState } from 'react';
import { useSend } from '../../../client/useSend.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import type { DeadLetter } from '../../../domain/office/system.ts';
import { Button } from '../../../ui/Button.tsx';
import { confirm, toast } from '../../../ui/overlays.ts';
import { Table } from '../../../ui/Table.tsx';
import { RowActions } from '../../list/RowActions.tsx';
import { Act } from '../../parts/Act.tsx';
import { MendDialog } from './MendDialog.tsx';
import { letterWords } from './overview.ts';
import css from './Section.module.css';

const path = 'system/dead-letters';
const settledWhen = 'Zrób to, gdy nikt na nią nie czeka, na przykład po przelewie na konto.';
const retryWords = ({ kind }: DeadLetter) => (kind === 'difference' ? 'PORÓWNAJ' : 'WYŚLIJ PONOWNIE');

/** Of a difference what each side has. */
const sums = ({ kind, amount, there }: DeadLetter): string[] =>
  kind === 'difference' ? [`u nas ${formatAmount(amount ?? 0)}`, `u operatora ${formatAmount(there ?? 0)}`] : [];

/** Two that are alike are told apart by their order or by who they go to. */
const nameOf = (letter: DeadLetter) =>
  [letterWords(letter), letter.order_number, letter.recipient ?? formatInstant(letter.since)]
    .filter(Boolean)
    .join(', ');

/** What was given up after sixteen tries: each is mended, sent again or settled otherwise. */
export function DeadLetters({ count, rows }: { count: number; rows: DeadLetter[] }) {
  const { send, busy } = useSend();
  const [mended, setMended] = useState<DeadLetter>();
  const again = (key?: string) =>
    void send<{ message: string }>({
      method: 'POST',
      path: key ? `${path}/${key}/retry` : `${path}/retry`,
      json: {},
      changes: ['system'],
      after: ({ message }) => toast({ text: message }),
    });
  // What does not agree with the card provider is nothing to send
  const differences = rows.filter(({ kind }) => kind === 'difference').length;
  const settle = (letter: DeadLetter) =>
    confirm({
      title: 'Sprawa załatwiona?',
      text: `${letterWords(letter)}: system już do niej nie wróci. ${settledWhen}`,
      tone: 'bad',
      yes: 'Tak, załatwiona',
      run: () =>
        send({
          method: 'PATCH',
          path: `${path}/${letter.id}`,
          json: { settled: true },
          done: 'Sprawa jest załatwiona',
          changes: ['system'],
        }),
    });
  return (
    <section className={css.panel} aria-labelledby="dead">
      <header>
        <h2 id="dead">Niedoręczone</h2>
        <p>po 16 próbach system przestaje i pyta człowieka</p>
        {count > differences && (
          <Button size="s" disabled={busy} onClick={() => again()}>
            Wyślij ponownie wszystkie {count - differences}
          </Button>
        )}
      </header>
      <Table
        caption="Niedoręczone"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { name: 'since', label: 'Od', cell: ({ since }) => formatInstant(since) },
          {
            name: 'what',
            label: 'Co i do kogo',
            cell: (letter) => (
              <span className={css.lines}>
                <b>{letterWords(letter)}</b>
                <small>{[letter.order_number, letter.recipient, ...sums(letter)].filter(Boolean).join(' · ')}</small>
              </span>
            ),
          },
          {
            name: 'cause',
            label: 'Powód',
            cell: ({ cause, error }) => (
              <span className={css.lines}>
                <b>{cause}</b>
                {error && <small>{error}</small>}
              </span>
            ),
          },
          { name: 'attempts', label: 'Próby', cell: ({ attempts }) => attempts },
          {
            name: 'actions',
            label: 'Działania',
            cell: (letter) => (
              <RowActions label={nameOf(letter)} removes="ZAŁATWIONE" onRemove={() => settle(letter)}>
                {letter.can_readdress && (
                  <Act of={nameOf(letter)} onClick={() => setMended(letter)}>
                    POPRAW
                  </Act>
                )}
                <Act of={nameOf(letter)} disabled={busy} onClick={() => again(letter.id)}>
                  {retryWords(letter)}
                </Act>
              </RowActions>
            ),
          },
        ]}
      />
      {mended && <MendDialog letter={mended} onClose={() => setMended(undefined)} />}
    </section>
  );
}
