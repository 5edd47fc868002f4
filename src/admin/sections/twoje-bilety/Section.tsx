import { useEffect, useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useAnswer, useList } from '../../../client/useList.ts';
import { useTold } from '../../../client/useTold.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { count, noun } from '../../../domain/language/polish.ts';
import type { ContactInfo } from '../../../domain/site/contact-info.ts';
import * as pages from '../../../domain/site/paths.ts';
import { leavesAt } from '../../../domain/travel/boarding.ts';
import type { Ticket } from '../../../domain/travel/ticket.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { ownTickets } from '../../own/own-tickets.ts';
import type { ScreenProps } from '../../shell/screens.ts';
import { BoardingPass } from './BoardingPass.tsx';
import { OtherTickets } from './OtherTickets.tsx';
import css from './Section.module.css';
import { useCancel } from './useCancel.ts';
import { useNews } from './useNews.ts';

const tickets = noun('bilet', 'bilety', 'biletów');
/** How often the flights of tickets are read anew while somebody looks at them, in ms. */
const every = 60_000;
const rereads = { refreshInterval: every, revalidateOnFocus: true };

/** What the server alone knows of a ticket. */
interface Known {
  id: number;
  code: string;
  refundable: boolean;
}

/** One's own tickets: those to fly with as boarding passes, kept up to date, and those of the past. */
export function Section({ user }: ScreenProps) {
  const reading = useList<Ticket>(ownTickets(user, [{ by: 'status', value: 'PURCHASED' }]), undefined, rereads);
  const { answer, error, readAt } = reading;
  const codes = useAnswer<{ data: Known[] }>('tickets/codes', undefined, rereads);
  const readCodes = useTold({ ...codes, error: codes.answer ? undefined : codes.error });
  const cancel = useCancel();
  const now = useNow(every) ?? 0;
  const [printed, print] = usePrinting();
  useNews(answer?.data);
  const current = answer?.data.toSorted((a, b) => Date.parse(leavesAt(a)) - Date.parse(leavesAt(b)));
  return (
    <div className={css.screen} data-printing={printed !== undefined || undefined}>
      <header className={css.head}>
        <h2>Aktualne bilety</h2>
        {answer && <span>{count(answer.meta.total, tickets)}</span>}
        {readAt && (
          <p>
            <Icon name="refresh" />
            Stan z {formatTime(readAt)}, odświeża się sam
          </p>
        )}
      </header>
      {error && !current ? (
        <FailedReading reading={reading} />
      ) : !current ? (
        <PlaceholderRows />
      ) : current.length === 0 ? (
        <div className={css.none}>
          <Empty>Brak biletów</Empty>
          <p>Nadchodzące loty pojawią się tutaj same, gdy biuro obsługi sprzeda Ci bilet.</p>
        </div>
      ) : (
        current.map((ticket) => {
          const ticketCode = codes.answer?.data.find(({ id }) => id === ticket.id);
          return (
            <BoardingPass
              key={ticket.id}
              ticket={ticket}
              code={ticketCode?.code}
              readCode={codes.error && !codes.busy ? readCodes : undefined}
              now={now || Date.now()}
              printed={printed === ticket.id}
              onPrint={() => print(ticket.id)}
              onCancel={() => cancel(ticket, ticketCode?.refundable)}
            />
          );
        })
      )}
      {/* Passes are higher than what waits for them: what follows is seen when they have come */}
      <div className={css.rest} data-waiting={(!current && !error) || undefined}>
        <AddBox />
        <OtherTickets user={user} />
      </div>
    </div>
  );
}

/** Nobody adds a ticket by themselves: the airport's office does. */
function AddBox() {
  const contact = useAnswer<{ data: ContactInfo[] }>('contact-info').answer?.data[0];
  return (
    <section className={css.add} aria-labelledby="dodaj-bilet">
      <div>
        <h2 id="dodaj-bilet">Dodaj bilet</h2>
        <p>Aby dodać bilet, skontaktuj się z biurem obsługi. Przygotuj numer lotu i dokument.</p>
      </div>
      {contact && (
        <ButtonLink size="s" href={`tel:${contact.phone_inf.replace(/\s/g, '')}`}>
          <Icon name="phone" />
          {contact.phone_inf}
        </ButtonLink>
      )}
      <ButtonLink size="s" href={pages.contact}>
        Kontakt
      </ButtonLink>
    </section>
  );
}

/** One pass goes on paper: it is marked, printed, and marked no longer. */
function usePrinting(): [printed: number | undefined, print: (id: number) => void] {
  const [printed, setPrinted] = useState<number>();
  useEffect(() => {
    if (printed === undefined) return;
    const end = () => setPrinted(undefined);
    addEventListener('afterprint', end);
    print();
    return () => removeEventListener('afterprint', end);
  }, [printed]);
  return [printed, setPrinted];
}
