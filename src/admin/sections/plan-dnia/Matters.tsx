import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSend } from '../../../client/useSend.ts';
import {
  type AcceptedMatter,
  acceptanceOf,
  acceptedKey,
  acceptedMatter,
} from '../../../domain/flight/accepted-matter.ts';
import { stayWords } from '../../../domain/flight/gate-stays.ts';
import { bestGate, minutesOf, type PlanMatter } from '../../../domain/flight/plan.ts';
import type { PlanDay, PlanFlight } from '../../../domain/flight/plan-day.ts';
import { matterWords } from '../../../domain/flight/plan-words.ts';
import { forecastOf, rotationOf } from '../../../domain/flight/rotation.ts';
import { count, noun } from '../../../domain/language/polish.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { PublishForecast } from '../../flight/PublishForecast.tsx';
import { barElementId } from './bar-id.ts';
import css from './Matters.module.css';
import { useAssign } from './useAssign.ts';
import { useTakeAway } from './useTakeAway.ts';

/** So many are shown until more are asked for: each is judged with the whole day, and the hard come first. */
const few = 12;
const matterNoun = noun('sprawa', 'sprawy', 'spraw');

interface MattersProps {
  matters: readonly PlanMatter[];
  plan: PlanDay & { accepted: readonly AcceptedMatter[] };
  now: number;
  mayAssign: boolean;
  /** There is no network: what one may do stays in its place and waits. */
  isAway: boolean;
  onMove: (flight: PlanFlight) => void;
  /** What is filtered out is to be shown. */
  onShowAll: () => void;
}

/** What somebody should solve, the hard first, each with its answer; below it what was said to stay as it is. */
export function Matters({ matters, ...props }: MattersProps) {
  const { plan, mayAssign, isAway } = props;
  const id = useId();
  const saidOf = (it: PlanMatter) => acceptanceOf(plan.accepted, it.key, minutesOf(it));
  const { takeAway, busy } = useTakeAway(acceptedMatter, ['plan']);
  const open = matters.filter((it) => !saidOf(it));
  const kept = matters.filter(saidOf);
  const [all, showAll] = useState(false);
  const more = open.length - few;
  return (
    <section className={css.matters} aria-labelledby={id}>
      <h2 id={id}>
        Do rozwiązania <span>{open.length}</span>
      </h2>
      {open.length === 0 && <p className={css.none}>Nic nie koliduje.</p>}
      <ul>
        {(all ? open : open.slice(0, few)).map((it) => (
          <Matter key={it.key} matter={it} {...props} />
        ))}
        {kept.map((it) => {
          const accepted = saidOf(it);
          return (
            <li key={it.key} data-kept>
              <Icon name="check" />
              <span>
                <b>{stayWords(it.stay)}</b> {matterWords(it)}
                <small>Zostaje: {accepted?.reason}</small>
              </span>
              {mayAssign && accepted && (
                <Button size="s" kind="text" disabled={busy || isAway} onClick={() => takeAway(accepted.id)}>
                  Do rozwiązania<span className="hidden">: {stayWords(it.stay)}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Button size="s" data-rest-of-matters aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? 'Mniej spraw' : `Jeszcze ${count(more, matterNoun)}`}
        </Button>
      )}
    </section>
  );
}

/** Goes to where its flight stands in the plan: a press on the link, without an entry in the history. */
const showBar = (event: MouseEvent<HTMLAnchorElement>, showAll: () => void) => {
  const id = decodeURIComponent(event.currentTarget.hash.slice(1));
  event.preventDefault();
  if (!document.getElementById(id)) flushSync(showAll);
  const bar = document.getElementById(id);
  if (!bar) return;
  bar.scrollIntoView({ block: 'center', inline: 'center' });
  bar.focus({ preventScroll: true });
};

interface MatterProps extends Omit<MattersProps, 'matters'> {
  matter: PlanMatter;
}
function Matter({ matter, plan, now, mayAssign, isAway, onMove, onShowAll }: MatterProps) {
  const { stay, hard, key } = matter;
  const flight = stay.flights.at(-1) ?? stay.flights[0];
  const [reason, setReason] = useState<string>();
  const { send, busy, errors } = useSend();
  const assign = useAssign();
  const row = useRef<HTMLLIElement>(null);
  const isAsked = reason !== undefined;
  const wasAsked = useRef(false);
  // The focus goes into the field, and back to the button that opened it
  useEffect(() => {
    const to = isAsked ? 'form input' : wasAsked.current ? '[data-keeps]' : undefined;
    if (to) row.current?.querySelector<HTMLElement>(to)?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const gateOf = plan.gates.find(({ id }) => id === stay.gate);
  const forecast = useMemo(
    () => (matter.kind === 'knock-on' ? forecastOf(rotationOf(plan.flights, flight), flight.id) : undefined),
    [matter.kind, plan.flights, flight],
  );
  const asks = mayAssign && matter.kind !== 'knock-on';
  // Each gate is judged with the whole day: not again with each letter of the reason
  const answer = useMemo(() => (asks ? bestGate(plan, flight, now) : undefined), [asks, plan, flight, now]);
  const keep = () =>
    send({
      ...{ method: 'POST', path: acceptedMatter.path, json: { key: acceptedKey(key, minutesOf(matter)), reason } },
      ...{ done: acceptedMatter.messages.added, changes: ['plan'], of: acceptedMatter },
      saved: () => setReason(undefined),
    });
  return (
    <li ref={row} data-matter={key} data-tone={hard ? 'bad' : 'warn'}>
      <Icon name={hard ? 'late' : 'info'} />
      <span>
        {gateOf && <b className={css.gate}>{gateOf.name}</b>}{' '}
        <a href={`#${barElementId(flight.id)}`} onClick={(event) => showBar(event, onShowAll)}>
          {stayWords(stay)}
        </a>{' '}
        {matterWords(matter)}
      </span>
      {mayAssign && reason === undefined && (
        <fieldset className={css.acts} disabled={isAway}>
          <legend className="hidden">Co zrobić: {stayWords(stay)}</legend>
          {forecast && <PublishForecast forecast={forecast} size="s" />}
          {answer && (
            <Button size="s" kind="go" disabled={assign.busy} onClick={() => assign.to(flight, answer)}>
              Na {answer.name}
            </Button>
          )}
          <Button size="s" onClick={() => onMove(flight)}>
            Bramki…
          </Button>
          <Button size="s" kind="text" data-keeps onClick={() => setReason('')}>
            Tak zostaje
          </Button>
        </fieldset>
      )}
      {reason !== undefined && (
        <form
          className={css.reason}
          onKeyDown={({ key }) => key === 'Escape' && setReason(undefined)}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <label htmlFor={key}>{acceptedMatter.fields.reason.label}</label>
          <TextInput
            id={key}
            value={reason}
            aria-invalid={errors.reason ? true : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          {errors.reason && <small role="alert">{errors.reason}</small>}
          <Button size="s" kind="go" type="submit" disabled={busy}>
            Zapisz
          </Button>
          <Button size="s" onClick={() => setReason(undefined)}>
            Anuluj
          </Button>
        </form>
      )}
    </li>
  );
}
