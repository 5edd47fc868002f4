import { gate } from '../../../domain/flight/gate.ts';
import { labelOf } from '../../../domain/kernel/choices.ts';
import type { Row } from '../../../domain/kernel/entity.ts';
import { Column } from '../../../fields/list/Column.tsx';
import { StatusChip } from '../../record/StatusChip.tsx';
import { useRowChange } from '../../record/useRowChange.ts';
import { PlainScreen } from '../../shell/PlainScreen.tsx';
import type { ScreenProps } from '../../shell/screens.ts';
import { askToClose } from './ask-to-close.ts';

/** Gates, each with its status to change in its row. */
export const Section = (props: ScreenProps) => <PlainScreen {...props} columns={columns} />;

function GateStatus({ row }: { row: Row<typeof gate> }) {
  const change = useRowChange(gate);
  const { choices } = gate.fields.status;
  const become = (status: string) =>
    void askToClose(row, status, () =>
      change.put(row, { status } as Partial<Row<typeof gate>>, labelOf(choices, status)),
    );
  return <StatusChip entity={gate} row={row} change={change} become={become} />;
}

const columns = {
  [gate.table]: <Column<typeof gate> name="status" cell={(row) => <GateStatus row={row} />} />,
};
