import { Problem } from '../local/problem.ts';
import { type Api, ask } from './preview-api.ts';

/** A project of Neon, and the branch of it that previews begin as: an empty one, without anybody's data. */
export interface Neon extends Api {
  project: string;
  parent: string;
}

interface Branch {
  id: string;
  name: string;
  default: boolean;
}

const nameOf = (gitBranch: string) => `preview/${gitBranch}`;

async function branchesOf(neon: Neon): Promise<Branch[]> {
  const { branches } = await ask<{ branches: Branch[] }>(neon, 'GET', `/projects/${neon.project}/branches?limit=10000`);
  return branches;
}

/** The branch that previews begin as: never production's, whose people a preview must not know. */
function parentIn(branches: Branch[], name: string): Branch {
  const parent = branches.find((branch) => branch.name === name);
  if (!parent) throw new Problem(`Neon has no branch ${name}: make it, with an empty database (NEON_PREVIEW_PARENT)`);
  if (parent.default)
    throw new Problem(`${name} is the project's default branch: a preview would be a copy of production's people`);
  return parent;
}

/** Makes the preview's branch, or finds the one it has; answers its addresses. */
export async function provideDatabase(neon: Neon, gitBranch: string): Promise<{ pooled: string; direct: string }> {
  const project = `/projects/${neon.project}`;
  const branches = await branchesOf(neon);
  const parent = parentIn(branches, neon.parent);
  const name = nameOf(gitBranch);
  const branch =
    branches.find((it) => it.name === name) ??
    (
      await ask<{ branch: Branch }>(neon, 'POST', `${project}/branches`, {
        branch: { name, parent_id: parent.id },
        endpoints: [{ type: 'read_write' }],
      })
    ).branch;
  const { databases } = await ask<{ databases: { name: string; owner_name: string }[] }>(
    neon,
    'GET',
    `${project}/branches/${branch.id}/databases`,
  );
  const [database] = databases;
  if (!database) throw new Problem(`The branch ${neon.parent} has no database: make one there, and leave it empty`);
  const addressOf = async (pooled: boolean) => {
    const of = { branch_id: branch.id, database_name: database.name, role_name: database.owner_name };
    const query = new URLSearchParams({ ...of, pooled: String(pooled) });
    return (await ask<{ uri: string }>(neon, 'GET', `${project}/connection_uri?${query}`)).uri;
  };
  return { pooled: await addressOf(true), direct: await addressOf(false) };
}

/** Deletes the preview's branch and all that is in it; answers whether there was one. */
export async function deleteDatabase(neon: Neon, gitBranch: string): Promise<boolean> {
  const branch = (await branchesOf(neon)).find(({ name }) => name === nameOf(gitBranch));
  if (!branch) return false;
  await ask(neon, 'DELETE', `/projects/${neon.project}/branches/${branch.id}`);
  return true;
}
