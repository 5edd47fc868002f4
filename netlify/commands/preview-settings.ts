import { Problem } from '../local/problem.ts';
import type { VariableName } from '../settings/variables.ts';
import { type Api, ask } from './preview-api.ts';

/** A site of Netlify. */
export interface Site extends Api {
  account: string;
  id: string;
}

/** What each preview has of its own. */
const previewVariables = ['DATABASE_URL', 'DATABASE_URL_UNPOOLED', 'SECRET'] as const satisfies VariableName[];
export type Own = Record<(typeof previewVariables)[number], string>;

interface Kept {
  id: string;
  context: string;
  context_parameter?: string;
}

const pathOf = ({ account }: Site, name: string) => `/accounts/${account}/env/${name}`;

/** A value of the production branch would stand before production's own. */
export async function demandPreviewBranch(site: Site, gitBranch: string): Promise<void> {
  const { build_settings } = await ask<{ build_settings?: { repo_branch?: string } }>(site, 'GET', `/sites/${site.id}`);
  if (build_settings?.repo_branch === gitBranch)
    throw new Problem(`${gitBranch} is the branch that production is built from: it is no preview`);
}

/** Sets what builds and functions of this branch alone are given; the variables are there, for production has them. */
export async function giveSettings(site: Site, gitBranch: string, values: Own): Promise<void> {
  for (const name of previewVariables)
    await ask(site, 'PATCH', `${pathOf(site, name)}?site_id=${site.id}`, {
      context: 'branch',
      context_parameter: gitBranch,
      value: values[name],
    });
}

export async function takeSettings(site: Site, gitBranch: string): Promise<void> {
  for (const name of previewVariables) {
    const { values } = await ask<{ values: Kept[] }>(site, 'GET', `${pathOf(site, name)}?site_id=${site.id}`);
    for (const { id } of values.filter((it) => it.context === 'branch' && it.context_parameter === gitBranch))
      await ask(site, 'DELETE', `${pathOf(site, name)}/value/${id}?site_id=${site.id}`);
  }
}
