import { createHash } from 'node:crypto';
import { UPLOADED_PICTURES_MAX } from '@storefront/api/limits/picture-limits';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { uploadedPictures } from '../../../database/schema/uploaded-picture';
import { checkPicture } from '../../../files/pictures/check-picture';
import { PictureFault } from '../../../files/pictures/picture-fault';
import { type PictureFile, pictureFiles } from '../../../files/pictures/picture-files';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';

const refused = (message: string) =>
  refuse('file_refused', `The file ${message}`, [{ path: 'picture', message, code: 'file' }]);

/** The path that banners name, as those of imported pictures. */
export const uploadedImage = (name: string): string => `/pictures/${name}/xhdpi_2x.webp`;

const fileKey = (businessId: number, name: string, file: string): string =>
  `${businessId}/pictures/${name}/${file.replace('.', '-')}`;

/** @throws Problem file_refused for what is no picture, is too small or damaged */
async function filesOf(bytes: Buffer) {
  try {
    await checkPicture(bytes);
    const made: PictureFile[] = [];
    for await (const file of pictureFiles(bytes)) made.push(file);
    return made;
  } catch (error) {
    throw refused(error instanceof PictureFault ? error.message : 'is damaged');
  }
}

/**
 * Stores a picture in every size. The same file again is the same picture.
 * @throws Problem file_refused, pictures_full
 */
export async function addPicture(
  { db, files }: ServiceContext,
  businessId: number,
  { name: title, picture }: BodyOf<'POST /desk/picture-add'>,
  now: Date,
): Promise<ReplyOf<'POST /desk/picture-add'>> {
  const bytes = Buffer.from(picture, 'base64');
  const digest = createHash('sha256').update(`${businessId} `).update(bytes).digest('hex').slice(0, 32);
  const name = `desk-${digest}`;
  const image = uploadedImage(name);
  if ((await db.$count(uploadedPictures, eq(uploadedPictures.name, name))) > 0) return { image };
  if ((await db.$count(uploadedPictures, eq(uploadedPictures.businessId, businessId))) >= UPLOADED_PICTURES_MAX)
    throw refuse('pictures_full');
  for (const { file, bytes: content } of await filesOf(bytes))
    await files.put(fileKey(businessId, name, file), content, file.endsWith('.webp') ? 'image/webp' : 'image/avif');
  // The row comes last: a picture that can be chosen has all its files.
  await db.insert(uploadedPictures).values({ name, businessId, title, addedAt: now }).onConflictDoNothing();
  return { image };
}

/** A file of an uploaded picture. @throws Problem picture_not_found */
export async function uploadedPictureFile(
  { db, files }: ServiceContext,
  { name, file }: BodyOf<'POST /content/uploaded-picture'>,
): Promise<ReplyOf<'POST /content/uploaded-picture'>> {
  const [row] = await db.select().from(uploadedPictures).where(eq(uploadedPictures.name, name));
  if (!row) throw refuse('picture_not_found');
  return { content: (await files.get(fileKey(row.businessId, name, file))).toString('base64') };
}
