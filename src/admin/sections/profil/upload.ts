import { ApiError } from '../../../client/api.ts';
import { pictures, uploadPicture } from '../../../client/upload.ts';

/** Photographs of telephones are larger than what may be sent; what is cut out of them is not. */
const mostMegabytes = 20;

/** The picture in a file, or why there is none. */
export async function openPicture(file: File): Promise<ImageBitmap | string> {
  if (!pictures.split(',').includes(file.type)) return 'Wybierz plik JPEG, PNG albo WebP.';
  const megabytes = file.size / 1024 / 1024;
  if (megabytes > mostMegabytes)
    return `Plik ma ${megabytes.toFixed(1).replace('.', ',')} MB, najwięcej ${mostMegabytes} MB.`;
  return createImageBitmap(file).catch(() => 'Tego pliku nie da się odczytać.');
}

/** Sends a picture; the answer is its name. */
export async function upload(blob: Blob): Promise<{ filename: string } | { why: string }> {
  try {
    return { filename: await uploadPicture(new File([blob], 'zdjecie.jpg')) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { why: error.message };
  }
}
