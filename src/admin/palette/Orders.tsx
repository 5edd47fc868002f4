import { useAnswer } from '../../client/useList.ts';
import type { Section, SectionList } from '../../domain/kernel/section.ts';
import { editPath, pathOf } from '../../domain/office/back-office.ts';
import { nameOf } from '../../fields/list/reference.ts';
import { listOf, type Stored } from '../record/useSave.ts';
import { bookingDetail } from './bookings.ts';
import { Choice } from './Choice.tsx';
import { choiceKey, Group } from './Records.tsx';

interface OrdersProps {
  section: Section;
  list: SectionList;
  /** A whole number of an order. */
  number: string;
  go: (href: string) => void;
}

/** The bookings of one list that belong to an order. */
export function Orders({ section, list, number, go }: OrdersProps) {
  const { entity } = list;
  const path = listOf(entity, [{ by: 'order_number', value: number }]);
  const { answer, error, retry } = useAnswer<{ data: Stored[] }>(path, undefined, { keepPreviousData: false });
  if (answer?.data.length === 0) return null;
  const key = (row: Stored) => String(row[entity.key]);
  return (
    <Group heading={entity.many} waits={!answer} failed={error !== undefined} retry={retry}>
      {answer?.data.map((row) => (
        <Choice
          key={key(row)}
          icon={section.icon}
          words={nameOf(entity, row)}
          detail={bookingDetail(entity, row)}
          id={choiceKey(list, key(row))}
          go={() => go(editPath(list, key(row)) ?? pathOf(section))}
        />
      ))}
    </Group>
  );
}
