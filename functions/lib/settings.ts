/** The settings a function may read, at the time of the request: a deploy changes them without a new build. */
const text = (name: string): string | undefined => process.env[name] || undefined;

export const settings = {
  /** Where the site is reached; links in mails start with it, never with what a request says. */
  get siteUrl(): string {
    return text('SITE_URL') ?? text('URL') ?? 'http://localhost:8888';
  },
  /** 'production', 'deploy-preview', 'branch-deploy' or 'dev', as the platform says. */
  get context(): string | undefined {
    return text('CONTEXT');
  },
  /** Everything secret is derived from SECRET; SECRET_PREVIOUS (a comma-separated list) still opens what was signed before a change. */
  get secrets(): string[] {
    const secrets = [text('SECRET'), ...(text('SECRET_PREVIOUS')?.split(',') ?? [])].map((it) => it?.trim() ?? '');
    if (secrets.some((it) => it.length < 32))
      throw new Error('SECRET must be set and have at least 32 characters, and so must each in SECRET_PREVIOUS');
    return secrets;
  },
  get passwordMinLength(): number {
    return Number(text('PASSWORD_MIN_LENGTH') ?? 3);
  },
  get holdSeconds(): number {
    return Number(text('BOOKING_HOLD_SECONDS') ?? 900);
  },
  /** Multiplies every request limit; for load tests on one's own machine only. */
  get rateLimitScale(): number {
    return this.context === 'dev' ? Number(text('RATE_LIMIT_SCALE') ?? 1) : 1;
  },
};
