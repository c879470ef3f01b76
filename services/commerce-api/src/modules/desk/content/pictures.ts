import { PICTURES_LISTED_MAX } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { banners, categories, deals, items } from '../../../database/schema/catalogue';
import { uploadedPictures } from '../../../database/schema/uploaded-picture';
import { plain } from '../../catalogue/plain-text';
import { uploadedImage } from './uploaded-picture.service';

type Picture = ReplyOf<'POST /desk/pictures'>['pictures'][number];

/** The picture of an item in the density that banners, deals and categories name. */
const itemImage = sql<string>`${items.images} ->> 'xhdpi_2x'`;

const pictureOf = (image: string | null, name: string): Picture[] => (image === null ? [] : [{ image, name }]);

/** The pictures that were uploaded, newest first, then those of banners, deals and categories, each once. */
async function ownPictures(db: Database, businessId: number): Promise<Picture[]> {
  const uploaded = await db
    .select({ name: uploadedPictures.name, title: uploadedPictures.title })
    .from(uploadedPictures)
    .where(eq(uploadedPictures.businessId, businessId))
    .orderBy(desc(uploadedPictures.addedAt))
    .limit(PICTURES_LISTED_MAX);
  const ofBanners = await db
    .select({ image: banners.image, name: banners.title })
    .from(banners)
    .where(and(eq(banners.businessId, businessId), isNotNull(banners.image)));
  const named = [];
  for (const table of [deals, categories])
    named.push(
      ...(await db
        .select({ image: table.image, name: table.name })
        .from(table)
        .where(and(eq(table.businessId, businessId), isNotNull(table.image)))),
    );
  const used = [...ofBanners, ...named].flatMap(({ image, name }) => pictureOf(image, name));
  const all = new Map(used.map((one) => [one.image, one]));
  const added = uploaded.map(({ name, title }) => ({ image: uploadedImage(name), name: title }));
  return [...new Map([...added.map((one) => [one.image, one] as const), ...all]).values()];
}

/** Pictures to choose from: of items whose names contain a text, or those that were uploaded and those in use. */
export async function listPictures(
  db: Database,
  businessId: number,
  { text }: BodyOf<'POST /desk/pictures'>,
): Promise<ReplyOf<'POST /desk/pictures'>> {
  if (text === undefined) return { pictures: (await ownPictures(db, businessId)).slice(0, PICTURES_LISTED_MAX) };
  const pictures = await db
    .select({ image: itemImage, name: items.name })
    .from(items)
    .where(and(eq(items.businessId, businessId), sql`strpos(${items.plainName}, ${plain(text)}) > 0`))
    .orderBy(asc(items.position), asc(items.id))
    .limit(PICTURES_LISTED_MAX);
  return { pictures };
}

/** Whether the business has a picture: an uploaded one, or that of an item, a banner, a deal or a category. */
export async function hasPicture(db: Database, businessId: number, image: string): Promise<boolean> {
  const name = /^\/pictures\/(desk-[0-9a-f]{32})\//.exec(image)?.[1];
  if (name) {
    const isOwn = and(eq(uploadedPictures.name, name), eq(uploadedPictures.businessId, businessId));
    return image === uploadedImage(name) && (await db.$count(uploadedPictures, isOwn)) > 0;
  }
  for (const table of [banners, deals, categories])
    if ((await db.$count(table, and(eq(table.businessId, businessId), eq(table.image, image)))) > 0) return true;
  return (await db.$count(items, and(eq(items.businessId, businessId), sql`${itemImage} = ${image}`))) > 0;
}
