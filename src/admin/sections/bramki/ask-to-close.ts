import type { gate } from '../../../domain/flight/gate.ts';
import type { Row } from '../../../domain/kernel/entity.ts';
import { confirm } from '../../../ui/overlays.ts';
import { whoStandsAt } from '../../parts/gate-plan.ts';

const closed = 'CLOSED';

/** Before a gate is closed: who stands there or comes soon is told, and asked about. Nobody there: closed at once. */
export async function askToClose({ id, name, status }: Row<typeof gate>, to: string, run: () => void): Promise<void> {
  // Whoever cannot read who stands there may close it all the same
  const standing = to === closed && status !== closed ? await whoStandsAt(id).catch(() => []) : [];
  if (standing.length === 0) return run();
  confirm({
    title: `Zamknąć bramkę ${name}?`,
    text: `Stoją tu albo niedługo przyjdą: ${standing.join(', ')}. Nie dostaną przez to innej bramki.`,
    yes: 'Zamknij bramkę',
    run,
  });
}
