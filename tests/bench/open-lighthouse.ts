import { openApart } from '../support/packages-apart.ts';

/** What is read of its report. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}
interface Flags {
  port: number;
  output: 'json';
  logLevel: 'error';
  blockedUrlPatterns: string[];
}
type Lighthouse = (url: string, flags: Flags) => Promise<{ lhr: Report } | undefined>;
type Selfsigned = {
  generate(attributes: { name: string; value: string }[]): Promise<{ private: string; cert: string }>;
};

/** Lighthouse with its ninety packages, 80 MB, is for this bench alone: it is installed when it is first asked. */
export const openLighthouse = async () =>
  (await openApart<{ default: Lighthouse }>('bench/lighthouse', 'lighthouse')).default;

/** Makes a certificate for a server that is as the host's. */
export const openSelfsigned = async () =>
  (await openApart<{ default: Selfsigned }>('bench/lighthouse', 'selfsigned')).default;
