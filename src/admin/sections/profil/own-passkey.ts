/** A key as its owner sees it. */
export interface OwnPasskey {
  id: string;
  name: string;
  create_time: string;
  last_used: string | null;
}
