/** A change that this browser has sent, and how it was answered. */
export interface Sent {
  path: string;
  status: number;
  /** The lists that are read again after it: those whose path begins with one of these. */
  changes: readonly string[];
}

const listeners = new Set<(sent: Sent) => void>();

/** Runs after each change that was answered. */
export function onSent(hear: (sent: Sent) => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export function tellSent(sent: Sent): void {
  for (const hear of listeners) hear(sent);
}
