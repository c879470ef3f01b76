import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BusinessFile } from '@storefront/api/entities/business-file';
import { type BrandPicture, makeBrandPicture } from './brand-pictures';

export const BUSINESS_FILE = 'business.json';

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a folder's business.json; throws in words when there is none or it is no JSON. */
export function readBusinessFile(folder: string): Plain {
  const path = join(folder, BUSINESS_FILE);
  if (!existsSync(path)) throw new Error(`There is no ${BUSINESS_FILE} in ${folder}`);
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${BUSINESS_FILE} is no JSON: ${(error as Error).message}`);
  }
  if (!isPlain(file)) throw new Error(`${BUSINESS_FILE} is to be an object, { "name": … }`);
  return file;
}

/**
 * The file as the service takes it: a picture that is named by its file is made in the sizes of its place. Whatever else is
 * wrong with the file, the service says.
 * @throws Error naming the setting whose picture is not there or is none
 */
export async function withPictures(file: Plain, folder: string, picturesDir: string): Promise<BusinessFile> {
  const picture = async (value: unknown, place: BrandPicture, path: string) => {
    if (typeof value !== 'string' || value.startsWith('/')) return value;
    const source = join(folder, basename(value));
    if (!existsSync(source)) throw new Error(`${path}: there is no file ${value} in the folder`);
    return makeBrandPicture(picturesDir, place, source).catch(() => {
      throw new Error(`${path}: ${value} is no picture that can be read`);
    });
  };
  const of = async (look: Plain, path: string): Promise<Plain> => {
    const made: Plain = { ...look };
    for (const place of ['logo', 'errorImage'] as const)
      if (place in look) made[place] = await picture(look[place], place, path + place);
    if (isPlain(look.home)) {
      const { hero, sections } = look.home;
      const home: Plain = { ...look.home };
      if (isPlain(hero)) home.hero = { ...hero, image: await picture(hero.image, 'hero', `${path}home/hero/image`) };
      if (Array.isArray(sections))
        home.sections = await Promise.all(
          sections.map(async (section: unknown, at) =>
            isPlain(section)
              ? { ...section, image: await picture(section.image, 'section', `${path}home/sections/${at}/image`) }
              : section,
          ),
        );
      made.home = home;
    }
    if (Array.isArray(look.subBusinesses))
      made.subBusinesses = await Promise.all(
        look.subBusinesses.map((sub: unknown, at) => (isPlain(sub) ? of(sub, `${path}subBusinesses/${at}/`) : sub)),
      );
    return made;
  };
  return (await of(file, '')) as unknown as BusinessFile;
}
