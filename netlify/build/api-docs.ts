import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const files = ['swagger-ui-bundle.js', 'swagger-ui.css'];

/** Puts the viewer of /api/docs into the built site: it is read offline, and asks no foreign host. */
export async function copyViewer(outDir: string): Promise<void> {
  const from = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  const to = join(outDir, 'api-docs');
  await mkdir(to, { recursive: true });
  await Promise.all(files.map((file) => copyFile(join(from, file), join(to, file))));
}
