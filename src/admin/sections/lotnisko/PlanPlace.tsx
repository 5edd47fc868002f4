import { type Drawn, shortName } from '../../../domain/airfield/airfield-plan.ts';
import { drawing } from '../../../ui/Icon.tsx';
import css from './Plan.module.css';
import { flightAt, type Place, statusesOf, wordsOf } from './places.ts';

interface PlanPlaceProps {
  drawn: Drawn;
  place: Place;
  onChoose: () => void;
}

/** A terminal, taxiway or runway on the plan; its link leads to its form, pressed plainly it is changed right here. */
export function PlanPlace({ drawn, place, onChoose }: PlanPlaceProps) {
  const { list, row, edit } = place;
  const { x, y, width, height, turn = 0, ends, table } = drawn;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const choice = statusesOf(list)[row.status];
  const flight = flightAt(list, row);
  const isClosed = row.status === 'CLOSED';
  const isAcross = width >= height;
  const turned = turn ? `rotate(${turn} ${middleX} ${middleY})` : undefined;
  const [plateX, plateY] = drawn.plate ?? [middleX, middleY];
  return (
    <g data-tone={choice?.tone}>
      <a
        href={edit}
        className={css.place}
        aria-label={wordsOf(place)}
        aria-haspopup="dialog"
        data-place={`${table}-${row.id}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onChoose();
        }}
      >
        <g {...hidden} transform={turned}>
          <rect className={css.shape} x={x} y={y} width={width} height={height} rx="3" />
          {isClosed && <rect x={x} y={y} width={width} height={height} fill="url(#closed)" />}
          {!isClosed && table !== 'terminals' && (
            <path
              className={css.centre}
              d={isAcross ? `M${x + 50} ${middleY}H${x + width - 50}` : `M${middleX} ${y + 6}V${y + height - 6}`}
            />
          )}
          {isClosed && table === 'runways' && (
            <path className={css.cross} d={[x + 14, x + width - 30].map((at) => crossAt(at, middleY - 8)).join('')} />
          )}
          {flight && table !== 'terminals' && (
            <path
              className={css.craft}
              transform={`translate(${x + width * 0.72} ${middleY}) ${isAcross ? 'rotate(90)' : ''} ${sized}`}
              d={aircraft}
            />
          )}
        </g>
        {row.num_of_stations !== undefined && (
          <Stations at={[x + 12, y + height - 28]} of={row} room={Math.floor((width - 20) / 18)} />
        )}
        <Plate
          x={plateX}
          y={plateY}
          name={shortName(table, row.id)}
          {...{ label: choice?.label ?? row.status, flight }}
        >
          {choice?.icon ?? 'check'}
        </Plate>
      </a>
      {ends && (
        <g {...hidden} className={css.paint} transform={turned}>
          <text x={x + 12} y={middleY + 6}>
            {ends[0]}
          </text>
          <text x={x + width - 12} y={middleY + 6} textAnchor="end">
            {ends[1]}
          </text>
        </g>
      )}
    </g>
  );
}

/** Hidden from readers, to whom the words of the link say all that is drawn. */
const hidden = { 'aria-hidden': true } as const;

const crossAt = (x: number, y: number) => `M${x} ${y}l16 16m0-16l-16 16`;
const aircraft =
  'M12 2c.9 0 1.5 1.1 1.5 2.3v4.9l8 4.5v2.1l-8-2.2v4.3l2.4 1.8v1.6L12 20.2l-3.9 1.1v-1.6' +
  'l2.4-1.8v-4.3l-8 2.2v-2.1l8-4.5V4.3C10.5 3.1 11.1 2 12 2z';
const sized = 'scale(1.5) translate(-12 -12)';

interface StationsProps {
  at: readonly [number, number];
  of: Place['row'];
  /** How many have room beside one another. */
  room: number;
}

/** A terminal's stations: all of them taken, one, or none. */
const Stations = ({ at: [x, y], of: { status, num_of_stations = 0 }, room }: StationsProps) => {
  const taken = status === 'FULL' ? num_of_stations : status === 'OCCUPIED' ? 1 : 0;
  return Array.from({ length: Math.min(num_of_stations, room) }, (_, at) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: stations have nothing but their place
      key={at}
      className={css.station}
      data-taken={at < taken || undefined}
      x={x + at * 18}
      y={y}
      width="13"
      height="13"
      rx="2"
    />
  ));
};

interface PlateProps {
  x: number;
  y: number;
  name: string;
  label: string;
  flight: string | undefined;
  /** The name of the status's drawing. */
  children: string;
}

/** What a place is called, its status and its flight, on one sign; blanks part its words where they are read as one. */
function Plate({ x, y, name, label, flight, children }: PlateProps) {
  const labelAt = 52;
  const flightAt = labelAt + label.length * 7.4 + 10;
  const width = flight ? flightAt + flight.length * 8.6 + 8 : flightAt;
  return (
    <g {...hidden} transform={`translate(${x - width / 2} ${y - 13})`}>
      <rect className={css.plate} width={width} height="26" rx="4" />
      <path className={css.name} d="M4 0h25v26H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" />
      <text className={css.id} x="15" y="18" textAnchor="middle">
        {`${name} `}
      </text>
      <use className={css.icon} href={drawing(children)} x="34" y="6" width="14" height="14" />
      <text className={css.label} x={labelAt} y="18">
        {`${label} `}
      </text>
      {flight && (
        <text className={css.flight} x={flightAt} y="18">
          {flight}
        </text>
      )}
    </g>
  );
}
