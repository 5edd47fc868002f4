import { useState } from 'react';
import { FailedReading } from '../../../client/FailedReading.tsx';
import { useAnswer } from '../../../client/useList.ts';
import { mostBackupCodes } from '../../../domain/account/backup-code.ts';
import { useConfirmedSend } from '../../../features/account/useConfirmedSend.ts';
import { Button } from '../../../ui/Button.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { BackupCodesDialog } from './BackupCodesDialog.tsx';
import css from './Devices.module.css';

/** What opens the account of whoever has lost their key: how many are left, and new ones. */
export function BackupCodes() {
  const reading = useAnswer<{ left: number }>('backup-codes');
  const { send, busy } = useConfirmedSend();
  const [codes, setCodes] = useState<string[]>();
  const left = reading.answer?.left;
  const make = (): Promise<void> =>
    send<{ codes: string[] }>({
      method: 'POST',
      path: 'backup-codes',
      changes: ['backup-codes'],
      after: ({ codes }) => setCodes(codes),
    });
  const ask = () => {
    if (!left) return void make();
    confirm({
      title: 'Utworzyć nowe kody?',
      text: 'Kody, które masz zapisane, przestaną działać.',
      yes: 'Tak, utwórz',
      // The question closes first: the password is asked for in a dialog of its own
      run: () => void make(),
    });
  };
  return (
    <>
      <div className={css.keys}>
        <h3>Kody zapasowe</h3>
        <p>
          Gdy zgubisz klucz, każdy z nich wpuści Cię raz, razem z hasłem.
          {left !== undefined && ` ${left ? `Zostało ${left} z ${mostBackupCodes}.` : 'Nie masz żadnego.'}`}
        </p>
        <Button size="s" disabled={busy || left === undefined} onClick={ask}>
          {left ? 'Utwórz nowe kody' : 'Utwórz kody'}
        </Button>
      </div>
      {reading.error && !reading.answer && <FailedReading reading={reading} />}
      {codes && <BackupCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}
