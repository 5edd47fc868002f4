import { isPreview } from '../../functions/lib/deploy-context.ts';
import { accountOf } from '../../functions/lib/payment/payment-account.ts';
import { HttpError } from '../../src/domain/kernel/http-error.ts';
import { faultOf, stripeKeys, type VariableName, variableNames } from './variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Its argon2 hashes passwords. */
const oldestNode = 24;
const nodeRuntime = `nodejs${oldestNode}.x`;

const customersNeed: VariableName[] = ['DATABASE_URL', 'SECRET', 'SMTP_URL', ...stripeKeys];

/**
 * All that is wrong with the settings of a deploy, a line each, before anything is built or migrated. `context`: as
 * the host calls it ('production', 'deploy-preview', 'branch-deploy').
 */
export function faultsOfHost(env: Environment, context: string): string[] {
  const isSet = (name: string) => Boolean(env[name]);
  const wrong = variableNames.flatMap((name) => (env[name] ? (faultOf(name, env[name]) ?? []) : []));
  const needed = context === 'production' ? customersNeed : isSet('DATABASE_URL') ? (['SECRET'] as const) : [];
  const missing = needed.filter((name) => !isSet(name)).map((name) => `${name} is not set`);
  return [
    ...wrong,
    ...missing,
    ...addressFaults(env, context),
    ...databaseFaults(env),
    ...paymentFaults(env, context),
    ...(isPreview(context) && isSet('SMTP_URL')
      ? ['SMTP_URL is set, and a preview sends no mail: give it to the context production alone']
      : []),
    ...runtimeFaults(env),
    ...(isSet('CLOCK_OFFSET_SECONDS')
      ? ['CLOCK_OFFSET_SECONDS moves the clock of a local run: take it out of the settings of the host']
      : []),
  ];
}

/** Mails lead to it, so customers need it; the host tells its own where nobody sets another. */
const addressFaults = ({ SITE_URL, URL: ofHost }: Environment, context: string): string[] =>
  context === 'production' && !SITE_URL && !ofHost ? ['SITE_URL is not set'] : [];

/** Migrations hold a lock for their whole session, which a pooled connection does not have. */
function databaseFaults({ DATABASE_URL: pooled, DATABASE_URL_UNPOOLED: direct }: Environment): string[] {
  if (direct && !pooled) return ['DATABASE_URL is not set, only DATABASE_URL_UNPOOLED: functions need the pooled one'];
  if (pooled && !direct && URL.canParse(pooled) && new URL(pooled).hostname.includes('-pooler.'))
    return ['DATABASE_URL leads to a pooler, so migrations need DATABASE_URL_UNPOOLED, the direct one'];
  return [];
}

/** Functions get the Node that AWS_LAMBDA_JS_RUNTIME names, else that of the build; the site's variables beat ours. */
function runtimeFaults({ AWS_LAMBDA_JS_RUNTIME: runtime, NODE_VERSION: ofBuild, NETLIFY }: Environment): string[] {
  const isOld = (version: string | undefined) => Number(version?.match(/\d+/)?.[0] ?? 0) < oldestNode;
  if (runtime) return isOld(runtime.replace(/^nodejs/, '')) ? [`AWS_LAMBDA_JS_RUNTIME must be ${nodeRuntime}`] : [];
  // On one's own machine it says nothing of functions
  return NETLIFY && ofBuild && isOld(ofBuild)
    ? [`NODE_VERSION is ${ofBuild}, and functions would run on it: take it out of the site's variables`]
    : [];
}

/** Half a set of keys, keys of another mode, a sandbox where customers are: as a payment would be refused. */
function paymentFaults(env: Environment, context: string): string[] {
  const given = stripeKeys.filter((name) => env[name]);
  if (given.length === 0 && !env.PAYMENTS) return [];
  const missing = stripeKeys.filter((name) => !env[name]);
  if (!env.PAYMENTS && missing.length > 0)
    return context === 'production'
      ? []
      : [`Card payments need all three keys or none: ${missing.join(' and ')} not set`];
  try {
    accountOf(context, env);
    return [];
  } catch (error) {
    if (error instanceof HttpError && error.cause instanceof Error) return [`Payments: ${error.cause.message}`];
    throw error;
  }
}
