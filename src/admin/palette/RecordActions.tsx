import { Command } from 'cmdk';
import { useLocation } from 'wouter';
import type { User } from '../../domain/account/user.ts';
import { editPath, partPath, pathOf } from '../../domain/office/back-office.ts';
import { mayRemove } from '../../domain/office/commands.ts';
import { useRemove } from '../record/useRemove.ts';
import { Choice } from './Choice.tsx';
import type { FoundRecord } from './Records.tsx';

interface RecordActionsProps {
  user: User;
  record: FoundRecord;
  fits: (words: string) => boolean;
  go: (href: string) => void;
  onClose: () => void;
}

/** What can be done with a record that was found. */
export function RecordActions({ user, record, fits, go, onClose }: RecordActionsProps) {
  const { section, list, id, label } = record;
  const { entity } = list;
  const [at, navigate] = useLocation();
  const remove = useRemove(entity);
  const edit = editPath(list, id);
  const details = section.parts.details && partPath(section, 'details', id);
  const what = entity.accusative;
  const actions = [
    ...(edit ? [{ icon: section.icon, words: `Edytuj ${what}`, run: () => go(edit) }] : []),
    ...(details ? [{ icon: section.icon, words: 'Pokaż szczegóły', run: () => go(details) }] : []),
    ...(mayRemove(user.role, list)
      ? [
          {
            icon: 'trash' as const,
            words: `Usuń ${what}`,
            run: () => {
              onClose();
              // The pages of a row that is deleted are gone: the list is shown instead
              remove({ key: id, label, after: () => [edit, details].includes(at) && navigate(pathOf(section)) });
            },
          },
        ]
      : []),
  ];
  return (
    <Command.Group heading={`${entity.one} ${label}`}>
      {actions
        .filter(({ words }) => fits(words))
        .map(({ icon, words, run }) => (
          <Choice key={words} icon={icon} words={words} go={run} />
        ))}
    </Command.Group>
  );
}
