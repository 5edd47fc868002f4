import { useState } from 'react';
import { ApiError } from '../../../../client/api.ts';
import { tell } from '../../../../client/tell.ts';
import { useReadAgain } from '../../../../client/useReadAgain.ts';
import { handOver } from '../../../../domain/booking/hand-over.ts';
import { toast } from '../../../../ui/overlays.ts';
import { type KeptFact, sendOrKeep } from '../../../desk/kept-facts.ts';

interface FilledProtocol extends Pick<KeptFact, 'json' | 'files' | 'words'> {
  rental: { id: number };
  /** Without a network it may be kept on this device until there is one. */
  mayWait: boolean;
  /** What is told when it was saved. */
  told: string;
}

interface Afterwards {
  onSent: () => void;
  onKept: () => void;
  /** Somebody else was first. */
  onOvertaken: () => void;
}

/** Sends a protocol that is filled in, or keeps it on this device where the network is gone. */
export function useProtocolSending({ onSent, onKept, onOvertaken }: Afterwards) {
  const readAgain = useReadAgain();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const sendProtocol = async ({ rental, json, files, words, mayWait, told }: FilledProtocol) => {
    setBusy(true);
    setErrors({});
    const path = `desk/rentals/${rental.id}/hand-overs`;
    const filesTo = `files/rentals/${rental.id}`;
    try {
      if (!(await sendOrKeep({ path, filesTo, json, files, words }, { mayWait }))) {
        const text = `Bez sieci: ${words} czeka na tym urządzeniu i wyśle się samo`;
        toast({ text, tone: 'warn', ms: 10_000 });
        onKept();
        return;
      }
      toast({ text: told });
      await readAgain('desk/', 'rent', 'cars');
      onSent();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.errors ?? {});
      tell(error, 'notAdded', handOver);
      if (error instanceof ApiError && error.body.code === 'before') onOvertaken();
    } finally {
      setBusy(false);
    }
  };
  return { busy, errors, sendProtocol };
}
