import type { ReactNode } from 'react';
import css from './FieldRow.module.css';

/** Fields in pairs where there is room, one below the other on a phone. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;
