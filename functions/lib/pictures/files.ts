import { getStore } from '@netlify/blobs';

/** The uploaded pictures, by their names. A read sees what was just written. */
const store = () => getStore({ name: 'files', consistency: 'strong' });

/** What the CDN knows a picture by, to forget it. */
export const fileTag = (name: string): string => `file-${name}`;

export async function saveFile(name: string, bytes: Buffer): Promise<void> {
  await store().set(name, new Blob([new Uint8Array(bytes)]));
}

export const loadFile = (name: string): Promise<ArrayBuffer | null> => store().get(name, { type: 'arrayBuffer' });

export const isStored = async (name: string): Promise<boolean> => (await store().getMetadata(name)) !== null;

export const removeFile = (name: string): Promise<void> => store().delete(name);
