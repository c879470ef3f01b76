import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExaminedBusiness } from '@storefront/api/operations/admin/doctor';
import { orRight, type Reported, wrong } from '../../../src/modules/doctor/finding';
import { reasonOf } from '../../../src/modules/doctor/reason';

const SERVED_BELOW = '/pictures/';

async function missingOf(folder: string, { name, pictures }: ExaminedBusiness): Promise<Reported[]> {
  const paths = pictures.filter((path) => path.startsWith(SERVED_BELOW));
  const there = await Promise.all(
    paths.map((path) =>
      access(join(folder, path.slice(SERVED_BELOW.length)), constants.R_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  const missing = paths.filter((_, at) => !there[at]);
  if (missing.length === 0) return [];
  return [
    wrong(
      `${name}: ${missing.length} pictures of its settings are missing, such as ${missing[0]}`,
      'Its pages have gaps.',
      'npm run ops -- business FOLDER makes them again, where the shell has its PICTURES_DIR',
    ),
  ];
}

/**
 * The folder of pictures, and those that the settings of the businesses name.
 * @param bucketUrl a bucket that has them instead: shells fetch what this machine may not have
 */
export async function pictures(
  folder: string,
  businesses: readonly ExaminedBusiness[],
  bucketUrl?: string,
): Promise<readonly Reported[]> {
  if (businesses.length === 0 || bucketUrl) return [];
  try {
    await readdir(folder);
  } catch (error) {
    return [
      wrong(
        `The folder of pictures cannot be read: ${reasonOf(error)}`,
        'Pages have no pictures.',
        "Set PICTURES_DIR to the shell's folder, and let its user read it",
      ),
    ];
  }
  const found = await Promise.all(businesses.map((business) => missingOf(folder, business)));
  return orRight(found.flat(), 'The folder of pictures has those of the businesses');
}
