import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { askScreenFor } from '../../client/useAddressParams.ts';
import { bookerOf } from '../../domain/booking/booking-row.ts';
import { type Agenda, type DueParking, type DueRental, lateDayPrice } from '../../domain/booking/desk-day.ts';
import { dueOf } from '../../domain/booking/order.ts';
import { daysLate } from '../../domain/booking/stage.ts';
import type { Entity } from '../../domain/kernel/entity.ts';
import { formatAmount, formatFigures } from '../../domain/language/amounts.ts';
import { type Day, dayOf, formatShort } from '../../domain/language/days.ts';
import { sections } from '../../domain/office/sections.ts';
import { prefixOf } from '../../fields/list/question.ts';
import { useToday } from '../record/useToday.ts';
import { AddDays } from './AddDays.tsx';
import { CallDialog, type Calling } from './CallDialog.tsx';
import { DayPanel } from './DayPanel.tsx';
import { type Due, type DueGroup, dueTitles, type NextAct } from './due.ts';
import { EndBooking } from './EndBooking.tsx';
import { handBackWords, owedWords } from './money-words.tsx';
import { Paid } from './Paid.tsx';
import { TakeMoney } from './TakeMoney.tsx';
import { useDesk } from './useDesk.ts';
import { calledWords, countLate, sinceWords, whenWords } from './words.ts';

/** What a row of any desk's day has. */
export type DueRow = DueRental | DueParking;

/** A side of the day: what begins today or ends. */
interface DeskSide<R> extends Pick<DueGroup, 'title' | 'tone' | 'icon'> {
  /** 'już wydane', of which are so many. */
  done: string;
  hour: (row: R) => string | null;
  act: (row: R) => NextAct;
  note?: (row: R, today: Day) => string | undefined;
}

/** What a desk calls its bookings, and what is done with one. */
export interface Desk<R> {
  entity: Entity;
  table: 'rentals' | 'parking';
  agendaOf: (rows: readonly R[], today: Day) => Agenda<R>;
  placeholder: string;
  begin: DeskSide<R>;
  end: DeskSide<R>;
  /** 'auto jest zajęte, aż wróci' */
  untilBack: string;
  /** 'auto stoi', until its last day, for somebody who has not come. */
  waits: string;
  /** What readers hear of a row's acts: 'Wydaj: Zofia Mazur'. */
  called: (row: R) => string;
  who: (row: R) => ReactNode;
  /** What a search looks in, besides the person and the order. */
  words: (row: R) => readonly unknown[];
  /** Of what is overdue: why it stands here, before what its late days cost. */
  charged: (row: R) => ReactNode;
  /** What a day costs by the list, in grosze. */
  listed: (row: R) => number;
  /** Of what is overdue: whoever waits for it, with answers. */
  matter: (row: R, today: Day, onCall: (to: Calling) => void) => ReactNode;
  /** 'Pierwsze wydanie: …', on an empty day. */
  first: (row: R) => [what: string, whose: string];
}

export const bookedBy = (row: DueRow): string => bookerOf(row)?.name || 'Bez klienta';

/** What is asked before something is done with a row. */
type Asked<R> = { what: 'money' | 'days' | 'end'; row: R };

interface DeskDayProps<R> {
  desk: Desk<R>;
  onServe: () => void;
}

/** What a desk has to do today, and doing it: calls, money, days that are added and bookings that end. */
export function DeskDay<R extends DueRow>({ desk, onServe }: DeskDayProps<R>) {
  const now = useToday();
  const [, navigate] = useLocation();
  const { day, ...reading } = useDesk<R>(desk.table);
  const [calling, call] = useState<Calling>();
  const [asked, ask] = useState<Asked<R>>();
  const today = day?.day ?? now;
  const agenda = day && desk.agendaOf(day.rows, today);
  const phone = (row: R): NextAct => ({
    label: 'Zadzwoń',
    run: () => call({ booking: `${desk.table}/${row.id}`, name: bookedBy(row), phone: bookerOf(row)?.phone || null }),
  });
  const asks = (what: Asked<R>['what'], row: R) => () => ask({ what, row });
  const due = (row: R, more: Pick<Due, 'hour' | 'act'> & Partial<Due>): Due => ({
    id: row.id,
    name: desk.called(row),
    who: desk.who(row),
    words: [bookedBy(row), bookerOf(row)?.phone, row.order_number, ...desk.words(row)].join(' '),
    ...more,
  });
  const side = ({ done, hour, act, note, ...look }: DeskSide<R>, rows: R[], count: number, isBegin: boolean) => ({
    ...look,
    aside: count > 0 ? `${done}: ${count}` : undefined,
    rows: rows.map((row) =>
      due(row, {
        hour: hour(row),
        note: note?.(row, today),
        ...(isBegin && { pay: <Paid of={row} /> }),
        act: isBegin && dueOf(row) > 0 ? { label: 'Przyjmij', run: asks('money', row) } : act(row),
      }),
    ),
  });
  const overdue = (row: R) => {
    const late = daysLate(row, today);
    const price = lateDayPrice(row, desk.listed(row));
    const [first, second] = row.call ? [desk.end.act(row), phone(row)] : [phone(row), desk.end.act(row)];
    return due(row, {
      hour: countLate(late),
      since: sinceWords(row.until, desk.end.hour(row), today),
      why: (
        <>
          {row.call && `„${row.call.text}” `}
          {desk.charged(row)} {late} × {formatFigures(price)} = <b>{formatAmount(late * price)}</b>
          <small>{calledWords(row.call)}</small>
        </>
      ),
      act: first,
      others: [second, { label: 'Dolicz dni…', run: asks('days', row) }],
      matter: row.next && desk.matter(row, today, call),
    });
  };
  const notCome = (row: R) =>
    due(row, {
      hour: countLate(daysLate({ until: row.since }, today)),
      since: sinceWords(row.since, desk.begin.hour(row), today),
      why: (
        <>
          Nie przyjechał{row.order_paid ? ', opłacone ' : ''}
          {row.order_paid ? <b>{formatAmount(row.order_paid)}</b> : null}, {desk.waits} do{' '}
          {formatShort(dayOf(row.until))}
          <small>{row.call ? `„${row.call.text}” ${calledWords(row.call)}` : calledWords(null)}</small>
        </>
      ),
      act: phone(row),
      others: [desk.begin.act(row), { label: 'Zakończ…', run: asks('end', row) }],
    });
  const ofMoney = (why: (row: R) => ReactNode, label: string) => (row: R) =>
    due(row, { hour: null, why: why(row), act: { label, run: asks('money', row) }, others: [phone(row)] });
  const groups = agenda && {
    overdue: {
      ...{ title: dueTitles.overdue, tone: 'bad' as const, icon: 'late' as const, aside: desk.untilBack },
      rows: agenda.overdue.map(overdue),
    },
    begin: side(desk.begin, agenda.begin, agenda.begun, true),
    end: side(desk.end, agenda.end, agenda.ended, false),
    notCome: {
      ...{ title: 'Nie przyjechali', tone: 'warn' as const, icon: 'clock' as const },
      rows: agenda.notCome.map(notCome),
    },
    owed: {
      ...{ title: 'Do dopłaty', tone: 'warn' as const, icon: 'card' as const },
      rows: agenda.owed.map(ofMoney(owedWords, 'Przyjmij')),
    },
    handBack: {
      ...{ title: dueTitles.handBack, tone: 'warn' as const, icon: 'card' as const },
      rows: agenda.handBack.map(ofMoney(handBackWords, 'Wypłać')),
    },
  };
  const { coming } = day ?? {};
  const [what, whose] = coming ? desk.first(coming) : [];
  const close = () => ask(undefined);
  const about = asked && { entity: desk.entity, name: bookedBy(asked.row), onClose: close };
  /** Once it is paid the car that waits is handed over, where that is a screen. */
  const goOn = (row: R) => {
    const next = desk.begin.act(row);
    const waits = agenda?.begin.some(({ id }) => id === row.id);
    close();
    if (waits && 'href' in next) navigate(next.href);
  };
  const all = sections.flatMap(({ lists }) => lists).find((it) => it.entity === desk.entity);
  const searchAll = (words: string) => askScreenFor({ [`${prefixOf(all?.page ?? '')}search`]: words });
  return (
    <>
      <DayPanel
        {...{ today, groups, reading, onServe }}
        onSearchAll={searchAll}
        placeholder={desk.placeholder}
        coming={coming ? `${what}: ${whenWords(coming.since, desk.begin.hour(coming), today)}, ${whose}` : undefined}
      />
      {calling && <CallDialog calling={calling} onClose={() => call(undefined)} />}
      {about && asked.what === 'money' && (
        <TakeMoney
          entity={desk.entity}
          id={asked.row.id}
          title={`Pieniądze: ${about.name}`}
          onClose={close}
          onTaken={() => goOn(asked.row)}
        />
      )}
      {about && asked.what === 'days' && <AddDays {...about} row={asked.row} today={today} />}
      {about && asked.what === 'end' && <EndBooking {...about} row={asked.row} />}
    </>
  );
}
