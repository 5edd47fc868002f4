import type { Announcement, announcement } from '../../../domain/site/announcement.ts';
import { announcementState, stateOf } from '../../../domain/site/announcement-state.ts';
import { Column } from '../../../fields/list/Column.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { PlainScreen } from '../../shell/PlainScreen.tsx';
import type { ScreenProps } from '../../shell/screens.ts';

/** Announcements, each with what the public sees of it now. */
export const Section = (props: ScreenProps) => <PlainScreen {...props} columns={columns} />;

function State({ row }: { row: Announcement }) {
  const now = useNow(60_000) ?? Date.now();
  const { label, tone, icon } = announcementState[stateOf(row, now)];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

const columns = {
  announcements: <Column<typeof announcement> name="state" label="Stan" cell={(row) => <State row={row} />} />,
};
