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
  get holdSeconds(): number {
    return Number(text('BOOKING_HOLD_SECONDS') ?? 900);
  },
  /** Multiplies every request limit; for load tests on one's own machine only. */
  get rateLimitScale(): number {
    return this.context === 'dev' ? Number(text('RATE_LIMIT_SCALE') ?? 1) : 1;
  },
};
