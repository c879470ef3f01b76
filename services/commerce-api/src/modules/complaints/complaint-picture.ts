import { COMPLAINT_PICTURE_BYTES } from '@storefront/api/limits/complaint-limits';
import { jpegOf } from '../../files/jpeg-of';
import { UploadedFile } from '../../http/bodies/uploaded-file';
import { refuse } from '../../problem';

const refused = (message: string) => refuse('file_refused', message, [{ path: 'files.0', message, code: 'file' }]);

/**
 * The picture that a shopper sent, encoded again as a JPEG.
 * @throws Problem file_refused
 */
export async function pictureOf([file]: readonly unknown[]): Promise<Buffer> {
  if (!(file instanceof UploadedFile)) throw refuse('validation_failed', 'files must be sent as multipart');
  if (file.cutOff || file.bytes.length > COMPLAINT_PICTURE_BYTES) throw refused('is larger than 5 MB');
  return jpegOf(file.bytes, refused);
}
