import { holdMinutes } from '../../src/domain/booking/order.ts';

/** The settings a function may read, at the time of the request: a deploy changes them without a new build. */
const text = (name: string): string | undefined => process.env[name] || undefined;

export interface Range {
  least: number;
  most: number;
}
/** The whole numbers that may be set, and what they are otherwise. */
export const wholes = {
  PASSWORD_MIN_LENGTH: { least: 3, most: 128, otherwise: 3 },
  BOOKING_HOLD_SECONDS: { least: 1, most: 86_400, otherwise: holdMinutes * 60 },
} satisfies Record<string, Range & { otherwise: number }>;

/**
 * A mistyped number stops what needs it: nothing is shorter than NaN, so it would lift the limit that it should set.
 */
function whole(name: keyof typeof wholes): number {
  const { least, most, otherwise } = wholes[name];
  const value = Number(text(name) ?? otherwise);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name} must be a whole number from ${least} to ${most}`);
  return value;
}

export const settings = {
  /** Where the site is reached; links in mails start with it, never with what a request says. */
  get siteUrl(): string {
    return text('SITE_URL') ?? text('URL') ?? 'http://localhost:8888';
  },
  /** 'production', 'deploy-preview', 'branch-deploy' or 'dev', as the platform says. */
  get context(): string | undefined {
    return text('CONTEXT');
  },
  /**
   * Everything secret is derived from SECRET; SECRET_PREVIOUS (a comma-separated list) still opens what was signed
   * before a change.
   */
  get secrets(): string[] {
    const secrets = [text('SECRET'), ...(text('SECRET_PREVIOUS')?.split(',') ?? [])].map((it) => it?.trim() ?? '');
    if (secrets.some((it) => it.length < 32))
      throw new Error('SECRET must be set and have at least 32 characters, and so must each in SECRET_PREVIOUS');
    return secrets;
  },
  /** Where the host runs this function, such as 'eu-central-1'; one's own machine does not say. */
  get region(): string | undefined {
    return text('AWS_REGION');
  },
  get passwordMinLength(): number {
    return whole('PASSWORD_MIN_LENGTH');
  },
  get holdSeconds(): number {
    return whole('BOOKING_HOLD_SECONDS');
  },
  /** Where the build of the site left what renders filled pages; set by the local platform, which serves several. */
  get renderers(): string {
    return text('RENDERERS') ?? '';
  },
  /** Where the local platform has put the built pages that functions answer with; nowhere while one edits. */
  get shells(): string {
    return text('SHELLS') ?? '';
  },
  /** Multiplies every request limit; for load tests on one's own machine only. */
  get rateLimitScale(): number {
    return this.context === 'dev' ? Number(text('RATE_LIMIT_SCALE') ?? 1) : 1;
  },
};
