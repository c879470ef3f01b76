import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BusinessFile } from '@storefront/api/entities/business-file';
import { type BrandPicture, makeBrandPicture } from './brand-pictures';
import { isPlainObject, type PlainObject } from './read-folder';

/**
 * Prepares the file for the service: pictures named by file are created in their sizes. The service reports all other
 * faults.
 * @throws Error naming the setting whose picture is missing or invalid
 */
export async function replacePictures(file: PlainObject, folder: string, picturesDir: string): Promise<BusinessFile> {
  const picture = async (value: unknown, place: BrandPicture, path: string) => {
    if (typeof value !== 'string' || value.startsWith('/')) return value;
    const source = join(folder, basename(value));
    if (!existsSync(source)) throw new Error(`${path}: the folder has no file ${value}`);
    return makeBrandPicture(picturesDir, place, source).catch(() => {
      throw new Error(`${path}: ${value} is not a readable picture`);
    });
  };
  const of = async (look: PlainObject, path: string): Promise<PlainObject> => {
    const made: PlainObject = { ...look };
    for (const place of ['logo', 'errorImage', 'icon'] as const)
      if (place in look) made[place] = await picture(look[place], place, path + place);
    if (isPlainObject(look.home)) {
      const { hero, sections } = look.home;
      const home: PlainObject = { ...look.home };
      if (isPlainObject(hero))
        home.hero = { ...hero, image: await picture(hero.image, 'hero', `${path}home/hero/image`) };
      if (Array.isArray(sections))
        home.sections = await Promise.all(
          sections.map(async (section: unknown, at) =>
            isPlainObject(section)
              ? { ...section, image: await picture(section.image, 'section', `${path}home/sections/${at}/image`) }
              : section,
          ),
        );
      made.home = home;
    }
    if (Array.isArray(look.subBusinesses))
      made.subBusinesses = await Promise.all(
        look.subBusinesses.map((sub: unknown, at) =>
          isPlainObject(sub) ? of(sub, `${path}subBusinesses/${at}/`) : sub,
        ),
      );
    return made;
  };
  return (await of(file, '')) as unknown as BusinessFile;
}
