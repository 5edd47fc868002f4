import { FailedReading } from '../../../client/FailedReading.tsx';
import { useAnswer } from '../../../client/useList.ts';
import type { Overview } from '../../../domain/office/system.ts';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { DeadLetters } from './DeadLetters.tsx';
import { Holds } from './Holds.tsx';
import { Jobs } from './Jobs.tsx';
import { Outbox } from './Outbox.tsx';
import css from './Section.module.css';
import { Standing } from './Standing.tsx';

/** How often it is read anew while somebody looks at it, in ms. */
const often = 15_000;

/** How the product stands: first in a sentence, then in numbers, then what waits for a person. */
export function Section() {
  const reading = useAnswer<{ data: [Overview] }>('system', undefined, { refreshInterval: often });
  const { answer, error } = reading;
  const overview = answer?.data[0];
  if (!overview) return error ? <FailedReading reading={reading} /> : <PlaceholderRows />;
  return (
    <div className={css.system}>
      <Standing overview={overview} reading={reading} />
      {overview.dead_letters.count > 0 && <DeadLetters {...overview.dead_letters} />}
      <div className={css.two}>
        <Outbox {...overview.outbox} />
        <Holds {...overview.holds} />
      </div>
      <Jobs jobs={overview.jobs} at={overview.at} />
    </div>
  );
}
