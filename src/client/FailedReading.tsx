import type { ReactNode } from 'react';
import { refusals } from '../domain/kernel/http-error.ts';
import { Empty, Failed } from '../ui/states.tsx';
import type { Subject } from './error-catalogue.ts';
import { type MaybeFailed, useTold } from './useTold.ts';

interface FailedReadingProps {
  reading: MaybeFailed;
  of?: Subject | undefined;
  /** What stands there, where it is not what the subject says. */
  children?: ReactNode;
}

/** Stands where something could not be read, and tells why as it appears. Whoever may not read it cannot retry. */
export function FailedReading({ reading, of, children }: FailedReadingProps) {
  const again = useTold(reading, of);
  if (reading.error?.status === 403) return <Empty>{refusals[403]}</Empty>;
  return <Failed retry={again}>{children ?? of?.messages.notRead}</Failed>;
}
