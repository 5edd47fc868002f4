import type { Reading } from '../../client/build-data.ts';
import type { List } from '../../domain/kernel/query.ts';
import type { Announcement } from '../../domain/site/announcement.ts';
import { Empty, PlaceholderRows } from '../../ui/states.tsx';
import { AnnouncementRow } from './AnnouncementRow.tsx';

export interface AnnouncementListProps {
  reading: Reading<List<Announcement>> | undefined;
  pageSize: number;
  heading: 'h2' | 'h3';
  /** Shows only the beginning of each text. */
  brief: boolean;
}

/** The announcements that are known before a script runs; without a reading, rows that wait for them. */
export function AnnouncementList({ reading, pageSize, heading, brief }: AnnouncementListProps) {
  const all = reading?.data.data ?? [];
  return (
    <>
      <ul tabIndex={-1} aria-label="Ogłoszenia" data-read-at={reading?.readAt}>
        {all.map((shown) => (
          <AnnouncementRow key={shown.id} shown={shown} heading={heading} brief={brief} />
        ))}
      </ul>
      <div data-part="none" hidden={!reading || all.length > 0}>
        <Empty />
      </div>
      {!reading && (
        <div data-part="waiting">
          <PlaceholderRows rows={pageSize} />
        </div>
      )}
    </>
  );
}
