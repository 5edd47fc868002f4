import type { SectionList } from '../../../domain/kernel/section.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { csvHref } from '../../list/csv.ts';
import { OptionGroup, OptionLink, OptionMenu } from '../../parts/OptionMenu.tsx';
import { usePopup } from '../../radix/usePopup.ts';

const all = { search: '', filters: [], sort: undefined };

/** All rows of one of several lists as a file: which is chosen in a menu. */
export function CsvMenu({ lists }: { lists: readonly SectionList[] }) {
  const { button, popup } = usePopup('menu');
  return (
    <>
      <Button kind="text" size="s" {...button}>
        <Icon name="download" />
        Eksport CSV
      </Button>
      <OptionMenu popup={popup} label="Eksport CSV" align="end">
        <OptionGroup label="Eksport CSV">
          {lists.map(({ entity, call }) => (
            <OptionLink key={entity.table} href={csvHref(entity, all, call)} icon={<Icon name="download" />}>
              {entity.many}
            </OptionLink>
          ))}
        </OptionGroup>
      </OptionMenu>
    </>
  );
}
