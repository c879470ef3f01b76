import { PICTURES_LISTED_MAX } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { banners, categories, deals, items } from '../../../database/schema/catalogue';
import { plain } from '../../catalogue/plain-text';

type Picture = ReplyOf<'POST /desk/pictures'>['pictures'][number];

/** The picture of an item in the density that banners, deals and categories name. */
const itemImage = sql<string>`${items.images} ->> 'xhdpi_2x'`;

const pictureOf = (image: string | null, name: string): Picture[] => (image === null ? [] : [{ image, name }]);

/** The pictures of banners, deals and categories, each once. */
async function ownPictures(db: Database, businessId: number): Promise<Picture[]> {
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
  const all = [...ofBanners, ...named].flatMap(({ image, name }) => pictureOf(image, name));
  return [...new Map(all.map((one) => [one.image, one])).values()];
}

/** Pictures to choose from: of items whose names contain a text, or those of banners, deals and categories. */
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

/** Whether an item, a banner, a deal or a category of the business has a picture. */
export async function hasPicture(db: Database, businessId: number, image: string): Promise<boolean> {
  for (const table of [banners, deals, categories])
    if ((await db.$count(table, and(eq(table.businessId, businessId), eq(table.image, image)))) > 0) return true;
  return (await db.$count(items, and(eq(items.businessId, businessId), sql`${itemImage} = ${image}`))) > 0;
}
