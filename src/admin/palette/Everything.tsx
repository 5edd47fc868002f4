import { Command } from 'cmdk';
import type { User } from '../../domain/account/user.ts';
import { flight } from '../../domain/flight/flight.ts';
import { readFlightLine } from '../../domain/flight/flight-line.ts';
import { isOneOf } from '../../domain/kernel/roles.ts';
import { pathOf, sectionsOf } from '../../domain/office/back-office.ts';
import { commandsOf, openedBy, orderedBy } from '../../domain/office/commands.ts';
import { bookingsOf } from './bookings.ts';
import { Choice } from './Choice.tsx';
import { FlightLine } from './FlightLine.tsx';
import { mostRows, Records } from './Records.tsx';

/** Fewer letters find too much to choose from. */
const leastLetters = 2;

interface EverythingProps extends Pick<Parameters<typeof Records>[0], 'go' | 'term' | 'onFound'> {
  user: User;
  fits: (words: string) => boolean;
  onlyActions: boolean;
  onClose: () => void;
}

/** Records, sections and actions whose names fit. */
export function Everything({ user, term, fits, onlyActions, go, onFound, onClose }: EverythingProps) {
  const sections = onlyActions ? [] : sectionsOf(user.role).filter(({ title }) => fits(title));
  const actions = commandsOf(user.role).filter(({ words }) => fits(words));
  const line = isOneOf(user.role, flight.write) ? readFlightLine(term) : undefined;
  // A line that changes a flight is no name of a record
  const isFound = !line && !onlyActions && term.length >= leastLetters;
  const lists = isFound ? openedBy(user.role) : [];
  const booked = isFound ? orderedBy(user.role) : [];
  return (
    <>
      {line && <FlightLine line={line} onClose={onClose} />}
      {booked.map(({ section, list }) => (
        <Records
          key={list.entity.table}
          offer={bookingsOf(list.entity, mostRows)}
          {...{ section, list, term, go, onFound }}
        />
      ))}
      {lists.map(({ section, list }) => (
        <Records key={list.entity.table} {...{ section, list, term, go, onFound }} />
      ))}
      {sections.length > 0 && (
        <Command.Group heading="Sekcje">
          {sections.map((section) => (
            <Choice
              key={section.slug}
              icon={section.icon}
              words={section.title}
              term={term}
              go={() => go(pathOf(section))}
            />
          ))}
        </Command.Group>
      )}
      {actions.length > 0 && (
        <Command.Group heading="Działania">
          {actions.map(({ words, section, href }) => (
            <Choice
              key={href}
              icon="plus"
              words={words}
              detail={section.title}
              id={href}
              term={term}
              go={() => go(href)}
            />
          ))}
        </Command.Group>
      )}
    </>
  );
}
