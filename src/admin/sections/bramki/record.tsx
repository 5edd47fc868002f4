import { gateStays, soonAt, stayWords } from '../../../domain/flight/gate-stays.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { useGatePlan } from '../../parts/gate-plan.ts';
import type { PreviewProps, RecordParts } from '../../record/parts.ts';
import css from './record.module.css';

/** Who stands at a gate that is about to be closed, or comes soon. */
function Preview({ values, row }: PreviewProps) {
  const now = useNow(60_000) ?? Date.now();
  const isClosing = values.status === 'CLOSED' && row !== undefined && row.status !== 'CLOSED';
  const { answer } = useGatePlan(isClosing ? now : null);
  if (!isClosing || !answer) return null;
  const standing = soonAt(gateStays(answer.data.flights, now), Number(row.id), now).map(stayWords);
  if (standing.length === 0) return null;
  return (
    <p className={css.note} role="status">
      <Icon name="late" /> Na tej bramce stoją albo niedługo na nią przyjdą: <b>{standing.join(', ')}</b>
    </p>
  );
}

export const parts: RecordParts = { Preview };
