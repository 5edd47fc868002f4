import { ApiError } from '../../../client/api.ts';
import { uploadPicture } from '../../../client/upload.ts';

/** Sends a picture; the answer is its name. */
export async function upload(blob: Blob): Promise<{ filename: string } | { why: string }> {
  try {
    return { filename: await uploadPicture(blob) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { why: error.message };
  }
}
