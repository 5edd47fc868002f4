import { useSend } from '../../../client/useSend.ts';
import { dayOf, formatInstant, formatTime, today } from '../../../domain/language/days.ts';
import { count, nouns } from '../../../domain/language/polish.ts';
import { periodOf, type RunOutcome } from '../../../domain/office/jobs.ts';
import type { JobTold, Overview, Run } from '../../../domain/office/system.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { Table } from '../../../ui/Table.tsx';
import { RowActions } from '../../list/RowActions.tsx';
import { Act } from '../../parts/Act.tsx';
import { standsStill } from './overview.ts';
import css from './Section.module.css';

const outcomes: Record<RunOutcome, { label: string; tone: Tone }> = {
  DONE: { label: 'Udane', tone: 'good' },
  NOTICED: { label: 'Do sprawdzenia', tone: 'warn' },
  FAILED: { label: 'Błąd', tone: 'bad' },
};
const standing = { label: 'Nie działa', tone: 'bad' } as const;
const seconds = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 });
const duration = (ms: number) => (ms < 50 ? 'poniżej\u00a00,1\u00a0s' : `${seconds.format(ms / 1000)}\u00a0s`);
const when = (at: string) => (dayOf(at) === today() ? formatTime(at) : formatInstant(at));
function often({ schedule, next }: JobTold): string {
  const period = periodOf(schedule);
  if (period === 1) return 'co minutę';
  return period < 60 ? `co ${count(period, nouns.minute)}` : `co noc, ${formatTime(next)}`;
}

/** What runs on a schedule, how it went, and the way to run it now. */
export function Jobs({ jobs, at }: Pick<Overview, 'jobs' | 'at'>) {
  const { send, busy } = useSend();
  const run = ({ name, label }: JobTold) =>
    void send({
      method: 'POST',
      path: `system/jobs/${name}/run`,
      json: {},
      done: `${label}: wykonano`,
      changes: ['system'],
    });
  return (
    <section className={css.panel} aria-labelledby="jobs">
      <header>
        <h2 id="jobs">Zadania</h2>
        <p>ostatnie dziesięć biegów; pusty słupek to błąd</p>
      </header>
      <Table
        caption="Zadania cykliczne"
        rows={jobs}
        keyOf={({ name }) => name}
        columns={[
          {
            name: 'name',
            label: 'Zadanie',
            cell: ({ label, hint }) => (
              <span className={css.lines}>
                <b>{label}</b>
                <small>{hint}</small>
              </span>
            ),
          },
          { name: 'schedule', label: 'Co ile', cell: often },
          { name: 'last', label: 'Ostatnio', cell: ({ runs: [last] }) => (last ? when(last.began_at) : 'jeszcze nie') },
          { name: 'outcome', label: 'Wynik', cell: (job) => <Outcome job={job} at={at} /> },
          {
            name: 'took',
            label: 'Trwało',
            cell: ({ runs: [last] }) => last && duration(last.took_ms),
          },
          { name: 'runs', label: 'Biegi', cell: ({ runs }) => <Runs runs={runs} /> },
          { name: 'next', label: 'Następne', cell: ({ next }) => when(next) },
          {
            name: 'actions',
            label: 'Działania',
            cell: (job) => (
              <RowActions label={job.label}>
                <Act of={job.label} disabled={busy} onClick={() => run(job)}>
                  URUCHOM
                </Act>
              </RowActions>
            ),
          },
        ]}
      />
    </section>
  );
}

/** How the last run ended; of a job that runs no more this says nothing. */
function Outcome({ job, at }: { job: JobTold; at: string }) {
  const [last] = job.runs;
  if (!last) return null;
  const { label, tone } = standsStill(job, at) ? standing : outcomes[last.outcome];
  return (
    <span className={css.lines}>
      <Badge tone={tone}>{label}</Badge>
      {last.note && <small>{last.note}</small>}
    </span>
  );
}

const height = 20;

/** How long the last runs took, the newest at the right; the words for the last stand beside it. */
function Runs({ runs }: { runs: Run[] }) {
  const longest = Math.max(1, ...runs.map(({ took_ms }) => took_ms));
  return (
    <svg className={css.runs} viewBox={`0 0 70 ${height}`} aria-hidden="true">
      {runs.toReversed().map(({ began_at, took_ms, outcome }, at) => {
        const tall = Math.max(3, (took_ms / longest) * (height - 1));
        return (
          <rect key={began_at} data-outcome={outcome} x={at * 7 + 0.5} y={height - tall} width={5} height={tall} />
        );
      })}
    </svg>
  );
}
