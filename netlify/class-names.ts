import { basename, dirname } from 'node:path';

/**
 * A class of ui/Tabs.module.css is called ui-Tabs-…: it can be found, and words compress where a hash and the line it
 * stands on would not. No two of these files are called the same (tests/platform/class-names.test.ts).
 */
export const cssModules = {
  generateScopedName: (name: string, file: string): string => `${moduleName(file)}-${name}`,
};

/** '…/ui/Tabs.module.css' → 'ui-Tabs' */
export const moduleName = (file: string): string => `${basename(dirname(file))}-${basename(file).split('.')[0]}`;
