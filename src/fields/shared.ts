import type { Control } from '../ui/Field.tsx';

/** What `Input` gives to the control that it draws. */
export type Shared = Control & { name: string; required: boolean; readOnly?: boolean | undefined; onBlur: () => void };
