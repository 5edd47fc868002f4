/** Text that names no row: it stays in its field, and no check takes it for a key. */
export interface Unknown {
  unknown: string;
}
export const isUnknown = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
