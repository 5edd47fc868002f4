import { mkdirSync } from 'node:fs';
import { BlobsServer } from '@netlify/blobs/server';

/** Netlify Blobs kept in a folder. `env` is what makes getStore() find it. */
export async function startBlobs(
  directory: string,
  token: string,
): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  mkdirSync(directory, { recursive: true });
  const server = new BlobsServer({ directory, token, logger: () => {} });
  const { port } = await server.start();
  const url = `http://localhost:${port}`;
  const context = { siteID: 'local', deployID: 'local', token, edgeURL: url, uncachedEdgeURL: url };
  return {
    env: { NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(context)).toString('base64') },
    stop: async () => void (await server.stop()),
  };
}
