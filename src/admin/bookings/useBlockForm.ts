import { useState } from 'react';
import type { carBlock, spaceBlock } from '../../domain/booking/block.ts';
import { useNewRow } from '../list/useNewRow.tsx';

/** The form by which a car or a space is put out of use, opened from the picture of what is free. */
export function useBlockForm(entity: typeof carBlock | typeof spaceBlock, slug: string) {
  const [asked, setAsked] = useState<{ times: number; initial?: Readonly<Record<string, unknown>> }>({ times: 0 });
  const { form } = useNewRow({ entity, slug, asked });
  return {
    form,
    ask: (initial: Readonly<Record<string, unknown>>) => setAsked(({ times }) => ({ times: times + 1, initial })),
  };
}
