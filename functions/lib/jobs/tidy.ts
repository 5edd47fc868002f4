import type { Context } from '@netlify/functions';
import { logListed } from '../../../db/account/people-listed.ts';
import { pictureColumns } from '../../../db/flight/pictures.ts';
import { forgetDeleted } from '../../../db/row/deleted-rows.ts';
import { forgetClosed } from '../../../db/row/limits.ts';
import { dropPicture, dropUnused } from '../pictures/drop.ts';
import { dropUnusedPrivate } from '../pictures/private-files.ts';
import type { Result } from '../run.ts';

/**
 * Every ten minutes: forgets what nobody can restore any more, closed limits, and pictures that nothing shows; tells
 * the log who was shown how many people.
 */
export async function tidy(context: Context): Promise<Result> {
  await forgetClosed();
  for (const picture of await forgetDeleted(pictureColumns)) dropPicture(context, picture);
  dropUnused(context);
  dropUnusedPrivate(context);
  await logListed();
  return {};
}
