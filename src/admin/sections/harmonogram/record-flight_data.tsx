import { createContext, useContext } from 'react';
import type { Flight } from '../../../domain/flight/flight.ts';
import { flightData } from '../../../domain/flight/flight-data.ts';
import { parseField } from '../../../domain/kernel/schema.ts';
import type { PreviewProps, RecordParts } from '../../record/parts.ts';
import { AircraftMap } from './AircraftMap.tsx';

/** The flight whose parameters a form holds. */
const OfForm = createContext<Flight | undefined>(undefined);
export const FlightOfForm = OfForm.Provider;

/** Where the aircraft would be, while that is being typed. */
function Preview({ values }: PreviewProps) {
  const flight = useContext(OfForm);
  const [latitude, longitude, track] = (['latitude', 'longitude', 'track'] as const).map((name) => {
    const parsed = parseField(flightData.fields[name], values[name]);
    return 'value' in parsed && typeof parsed.value === 'number' ? parsed.value : undefined;
  });
  if (!flight || latitude === undefined || longitude === undefined) return null;
  return <AircraftMap flight={flight} position={{ latitude, longitude, track: track ?? 0 }} />;
}

export const parts: RecordParts = {
  groups: [
    {
      title: 'Ruch',
      text: 'Wysokość, kurs i prędkość.',
      fields: ['altitude', 'track', 'ground_speed', 'vertical_speed'],
    },
    { title: 'Położenie', text: 'Mapa pokaże je poniżej.', fields: ['latitude', 'longitude'] },
  ],
  Preview,
};
