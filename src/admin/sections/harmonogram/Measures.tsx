import { type FlightData, flightData } from '../../../domain/flight/flight-data.ts';
import { formatNumber } from '../../../domain/kernel/figures.ts';
import css from './FlightDetails.module.css';

const { fields } = flightData;

/** '52,87176° N' */
const degrees = (value: number, [plus, minus]: readonly [string, string]) =>
  `${formatNumber(Math.abs(value))}° ${value < 0 ? minus : plus}`;

/** What a flight does in the air, in the units of those who steer it. */
export const Measures = ({ of }: { of: FlightData }) => (
  <dl className={css.measures}>
    {(['altitude', 'track', 'ground_speed', 'vertical_speed'] as const).map((name) => (
      <div key={name}>
        <dt>{fields[name].label}</dt>
        <dd>
          {formatNumber(of[name])} <small>{fields[name].unit}</small>
        </dd>
      </div>
    ))}
    <div>
      <dt>{fields.latitude.label}</dt>
      <dd data-position>{degrees(of.latitude, ['N', 'S'])}</dd>
    </div>
    <div>
      <dt>{fields.longitude.label}</dt>
      <dd data-position>{degrees(of.longitude, ['E', 'W'])}</dd>
    </div>
  </dl>
);
