import { formatTime } from '../language/days.ts';
import { type Stay, stayWords } from './gate-stays.ts';
import type { PlanMatter } from './plan.ts';

const minutes = (count: number) => `${count}\u00a0min`;
const isBefore = ({ stay, other }: { stay: Stay; other: Stay }) => stay.since < other.since;

/** What is wrong, in a few words, as it is said of the flight that it concerns: 'nakłada się z LO 3844 o 20 min'. */
export function matterWords(matter: PlanMatter): string {
  switch (matter.kind) {
    case 'overlap':
      return `nakłada się o ${minutes(matter.minutes)} z ${stayWords(matter.other)}`;
    case 'gap':
      return `tylko ${minutes(matter.minutes)} ${isBefore(matter) ? 'przed' : 'po'} ${stayWords(matter.other)}`;
    case 'closed': {
      const until = matter.until === null ? 'do odwołania' : `do ${formatTime(matter.until)}`;
      return ['zamknięta', until, ...(matter.reason ? [`(${matter.reason})`] : [])].join(' ');
    }
    case 'zone':
      return matter.zone === 'schengen' ? 'tylko loty w strefie Schengen' : 'tylko loty spoza strefy Schengen';
    case 'terminal':
      return `linia stoi zwykle w terminalu T${matter.usual}`;
    case 'unassigned':
      return 'nie ma bramki';
    case 'knock-on': {
      const { earliest, minutes: late, turn, arrival } = matter.knockOn;
      const why = `${stayWords({ flights: [arrival] })} i ${minutes(turn)} obsługi`;
      return `odleci najwcześniej o ${formatTime(earliest)} (+${minutes(late)}): ${why}`;
    }
  }
}
