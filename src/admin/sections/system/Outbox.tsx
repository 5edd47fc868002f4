import { formatAmount } from '../../../domain/language/amounts.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { errands } from '../../../domain/office/errands.ts';
import type { Overview, Waiting } from '../../../domain/office/system.ts';
import { Empty } from '../../../ui/states.tsx';
import { Table } from '../../../ui/Table.tsx';
import css from './Section.module.css';

const words = ({ kind, amount }: Waiting) => [errands[kind], amount !== null && formatAmount(amount)].filter(Boolean);

/** What goes out next. */
export const Outbox = ({ next, waiting }: Overview['outbox']) => (
  <section className={css.panel} aria-labelledby="outbox">
    <header>
      <h2 id="outbox">Do wysłania</h2>
      <p>zwroty przed pocztą</p>
    </header>
    {next.length === 0 ? (
      <Empty>Kolejka jest pusta</Empty>
    ) : (
      <Table
        caption={`Do wysłania: pierwsze ${next.length} z ${waiting}`}
        rows={next.map((it, at) => ({ ...it, at }))}
        keyOf={({ at }) => at}
        columns={[
          {
            name: 'what',
            label: 'Co',
            cell: (mail) => (
              <span className={css.lines}>
                <b>{words(mail).join(' ')}</b>
                <small>{mail.order_number}</small>
              </span>
            ),
          },
          { name: 'attempts', label: 'Próba', cell: ({ attempts }) => `${attempts + 1} z 16` },
          {
            name: 'next',
            label: 'Następna',
            cell: ({ next_attempt }) => (Date.parse(next_attempt) <= Date.now() ? 'teraz' : formatTime(next_attempt)),
          },
        ]}
      />
    )}
  </section>
);
