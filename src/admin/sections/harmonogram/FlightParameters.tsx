import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useAnswer } from '../../../client/useList.ts';
import { type Flight, flight } from '../../../domain/flight/flight.ts';
import { type FlightData, flightData } from '../../../domain/flight/flight-data.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import type { Section } from '../../../domain/kernel/section.ts';
import { partPath, pathOf } from '../../../domain/office/back-office.ts';
import { Empty, PlaceholderRows } from '../../../ui/states.tsx';
import { EditForm } from '../../record/EditForm.tsx';
import { useAnew } from '../../record/useAnew.ts';
import { isMissing, listOf, readPath } from '../../record/useSave.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { NewParameters } from './NewParameters.tsx';
import { parametersForm } from './parameters-form.ts';
import { FlightOfForm } from './record-flight_data.tsx';

interface FlightParametersProps {
  /** The flight's. */
  id: string;
  section: Section;
  isNew: boolean;
}

/** What a flight does in the air, to be typed in. It has one set at most, so the other page may be the right one. */
export function FlightParameters({ id, section, isNew }: FlightParametersProps) {
  const [, navigate] = useLocation();
  const path = readPath(flight, id, { byKey: true });
  const of = useAnswer<{ data: Flight[] }>(path);
  const read = useAnew<{ data: FlightData[] }>(path && listOf(flightData, [{ by: 'Flight_id', value: id }]));
  const details = partPath(section, 'details', id);
  const flightRow = of.answer?.data[0];
  const [found, setFound] = useState<FlightData | null>();
  if (found === undefined && read.answer) setFound(read.answer.data[0] ?? null);
  const elsewhere =
    found === undefined
      ? undefined
      : isNew && found
        ? details
        : !isNew && !found
          ? partPath(section, 'newParameters', id)
          : undefined;
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);

  const crumbs = [
    { words: section.title, href: pathOf(section) },
    { words: 'Szczegóły lotu', href: details },
    { words: isNew ? 'Dodaj parametry' : 'Edytuj parametry' },
  ];
  const failed = [of, read].find(({ error }) => error);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      {isMissing(path, of.error) || (of.answer && !flightRow && !failed) ? (
        <Empty>
          Nie znaleziono. Tego lotu nie ma albo został usunięty. <a href={pathOf(section)}>Wróć do listy</a>
        </Empty>
      ) : failed ? (
        <FailedReading reading={failed} />
      ) : !flightRow || found === undefined || elsewhere ? (
        <PlaceholderRows />
      ) : (
        <FlightOfForm value={flightRow}>
          {found ? (
            <EditForm
              entity={parametersForm}
              slug={section.slug}
              id={String(found.id)}
              list={details}
              row={found}
              newest={found}
            />
          ) : (
            <NewParameters
              flight={flightRow}
              number={flightNumber(flightRow.number)}
              slug={section.slug}
              details={details}
            />
          )}
        </FlightOfForm>
      )}
    </>
  );
}
