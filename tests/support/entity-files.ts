import { readdirSync, readFileSync } from 'node:fs';

const domainFiles = readdirSync('src/domain', { encoding: 'utf8', recursive: true }).filter((name) =>
  name.endsWith('.ts'),
);

/** The file in which a table's entity is written. */
export const fileOf = (table: string): string => {
  const found = domainFiles.find((name) => readFileSync(`src/domain/${name}`, 'utf8').includes(`table: '${table}'`));
  return `src/domain/${found ?? '…'}`;
};
