import type { Built } from '../../client/built.ts';
import { useList } from '../../client/useList.ts';
import type { Announcement } from '../../domain/announcement.ts';
import { dayOf, formatDay } from '../../domain/days.ts';
import type { List } from '../../domain/query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Empty, Failed, PlaceholderRows } from '../../ui/states.tsx';
import css from './News.module.css';

export const newsPath = 'announcements?page=1&limit=3';

const Day = ({ at }: { at: string }) => <time dateTime={dayOf(at)}>{formatDay(dayOf(at))}</time>;

/** The newest announcements. */
export function News({ built }: { built?: Built<List<Announcement>> | undefined }) {
  const { answer, error, retry } = useList<Announcement>(newsPath, built);
  if (!answer) return error ? <Failed retry={retry} /> : <PlaceholderRows rows={3} />;
  if (answer.data.length === 0) return <Empty>Nie ma teraz żadnych ogłoszeń</Empty>;
  return (
    <ul className={css.news}>
      {answer.data.map(({ id, title, content, create_time, valid_until }) => (
        <li key={id}>
          <Day at={create_time} />
          <h3>{title}</h3>
          <p className={css.text}>{content}</p>
          <p className={css.until}>
            <Icon name="clock" />
            <span>
              Ważne do <Day at={valid_until} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
