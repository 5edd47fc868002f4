import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the compiled part of sharp, which cannot be bundled, to where the function that decodes pictures looks for
 * it; netlify.toml packs it into that one's zip. The host builds on what it runs on: this machine's part is its own.
 */
export function copyNativeFiles(outDir: string): void {
  const { optionalDependencies } = JSON.parse(readFileSync('node_modules/sharp/package.json', 'utf8'));
  const installed = Object.keys(optionalDependencies).filter((name) => existsSync(join('node_modules', name)));
  if (installed.length === 0) throw new Error('sharp has no compiled part for this machine: run npm ci again');
  for (const name of installed)
    cpSync(join('node_modules', name), join(outDir, 'node_modules', name), { recursive: true, dereference: true });
}
