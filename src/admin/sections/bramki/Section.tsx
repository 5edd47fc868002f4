import { gate } from '../../../domain/flight/gate.ts';
import type { Row } from '../../../domain/kernel/entity.ts';
import { Column } from '../../../fields/list/Column.tsx';
import { StatusChip } from '../../record/StatusChip.tsx';
import { useRowChange } from '../../record/useRowChange.ts';
import { PlainScreen } from '../../shell/PlainScreen.tsx';
import type { ScreenProps } from '../../shell/screens.ts';

/** Gates, each with its status to change in its row. */
export const Section = (props: ScreenProps) => <PlainScreen {...props} columns={columns} />;

function GateStatus({ row }: { row: Row<typeof gate> }) {
  const change = useRowChange(gate);
  return <StatusChip entity={gate} row={row} change={change} />;
}

const columns = {
  [gate.table]: <Column<typeof gate> name="status" cell={(row) => <GateStatus row={row} />} />,
};
