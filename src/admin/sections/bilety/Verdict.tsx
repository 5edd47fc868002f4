import css from './Verdict.module.css';

interface VerdictProps {
  /** May the passenger board: yes, no, or staff decide. */
  go: 'yes' | 'no' | 'ask';
  word: string;
  advice: string;
  seat?: string | undefined;
}

const signs = {
  yes: (
    <>
      <circle className={css.solid} cx="12" cy="12" r="11" />
      <path className={css.cut} d="m6.8 12.5 3.7 3.7 7-8" />
    </>
  ),
  no: (
    <>
      <path className={css.solid} d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" />
      <path className={css.cut} d="m7.5 7.5 9 9m0-9-9 9" />
    </>
  ),
  ask: (
    <>
      <path className={css.solid} d="M12 .8 23.2 12 12 23.2 .8 12z" />
      <path className={css.cut} d="M9 9.6a3.1 3.1 0 1 1 4.2 2.9c-.9.4-1.2 1-1.2 2v.1m0 2.9v.1" />
    </>
  ),
};

/** What the check of a ticket says, readable at arm's length and without colours: a shape, one word, what to do. */
export const Verdict = ({ go, word, advice, seat }: VerdictProps) => (
  <div className={css.verdict} data-go={go}>
    <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true">
      {signs[go]}
    </svg>
    <div className={css.words}>
      <p className={css.word}>{word}</p>
      <p className={css.advice}>{advice}</p>
    </div>
    {seat && (
      <p className={css.seat}>
        <small>Miejsce</small> {seat}
      </p>
    )}
  </div>
);
