import { type ClerkDay, cashDue, type DaySums, type Movement, terminalDue } from '../../../domain/booking/closing.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { type Day, formatTime, formatWeekday, today } from '../../../domain/language/days.ts';
import { count } from '../../../domain/language/polish.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from './Notice.tsx';
import { byWay, operations, signed } from './words.ts';

interface NoticesProps {
  of: ClerkDay;
  /** What came since the day was first shown. */
  arrived: readonly Movement[];
  accept: () => void;
  /** What its closing has not counted. */
  after: DaySums | undefined;
  onDay: (day: Day) => void;
}

/** What its clerk has to know of a day besides its sums. */
export function Notices({ of, arrived, accept, after, onDay }: NoticesProps) {
  const earlier = of.unclosed.filter((day) => day !== of.day);
  const isClosed = of.closings.length > 0;
  return (
    <>
      {earlier.length > 0 && (
        <Notice tone="bad" icon="late" title="Niezamknięte dni">
          <p>Są w nich pieniądze, a nikt ich nie policzył. Zamknij je najpierw.</p>
          {earlier.map((day) => (
            <Button key={day} size="s" onClick={() => onDay(day)}>
              {formatWeekday(day)}
            </Button>
          ))}
        </Notice>
      )}
      {of.open.map(({ order_number, amount, since }) => (
        <Notice key={order_number} tone="warn" icon="clock" title={`Zapłata bez odpowiedzi: ${order_number}`}>
          <p>
            {formatAmount(amount)}, link, od {formatTime(since)}. Możesz zamknąć: wejdzie do dnia, w którym się
            rozstrzygnie, z Twoim nazwiskiem.
          </p>
        </Notice>
      ))}
      {!isClosed && arrived.length > 0 && <Arrived arrived={arrived} accept={accept} />}
      {after && (
        <Notice tone="bad" icon="late" title="Po zamknięciu doszły operacje" printed>
          <p>{sumsWords(after)} Nie ma tego w zamknięciu: przelicz kasę i dopisz sprostowanie.</p>
        </Notice>
      )}
      {of.movements.length === 0 && !isClosed && (
        <Notice
          tone="neutral"
          icon="info"
          title={
            of.day === today() ? 'Dziś nic nie przyjęto ani nie oddano' : 'Tego dnia nic nie przyjęto ani nie oddano'
          }
        >
          <p>W kasie powinno być tyle, ile na początek. Policz i zamknij, wydruk ma jedną stronę.</p>
        </Notice>
      )}
    </>
  );
}

/** 'Gotówka o 80,00 zł więcej.' */
function sumsWords(after: DaySums): string {
  const [cash, terminal] = [cashDue({ ...after, float: 0 }), terminalDue(after)];
  const by = (what: string, it: number) => `${what} o ${formatAmount(Math.abs(it))} ${it > 0 ? 'więcej' : 'mniej'}.`;
  if (cash === 0 && terminal === 0) return 'Suma jest ta sama.';
  return [cash !== 0 && by('Gotówki', cash), terminal !== 0 && by('Na terminalu', terminal)].filter(Boolean).join(' ');
}

function Arrived({ arrived, accept }: { arrived: readonly Movement[]; accept: () => void }) {
  const [first] = arrived;
  if (!first) return null;
  const cash = arrived.reduce((sum, { method, amount }) => sum + (method === 'CASH' ? amount : 0), 0);
  const title =
    arrived.length === 1
      ? `O ${formatTime(first.at)} doszła operacja, ${signed(first.amount)} ${byWay[first.method]}`
      : `Od ${formatTime(first.at)}: ${count(arrived.length, operations)} więcej`;
  return (
    <Notice tone="bad" icon="late" title={title}>
      <p>
        {cash === 0
          ? 'Gotówki powinno być tyle samo.'
          : `Gotówki powinno być o ${formatAmount(Math.abs(cash))} ${cash > 0 ? 'więcej' : 'mniej'}.`}{' '}
        Przelicz, zanim zamkniesz.
      </p>
      <Button size="s" onClick={accept}>
        <Icon name="check" />
        Widzę
      </Button>
    </Notice>
  );
}
