import { resolve } from 'node:path';
import type { ApiClient } from '@storefront/api/client';
import type { BusinessCommand } from '../arguments';
import { BUSINESS_FILE, readBusinessFile, withPictures } from './read-business';

/** Carries `npm run ops -- business FOLDER` out; what it returns is what to print. Throws with every fault, one a line. */
export async function businessCommand(
  client: ApiClient,
  { folder, checkOnly }: BusinessCommand,
  picturesDir: string,
): Promise<string[]> {
  // npm runs its scripts in the repository, whatever folder they were called from.
  const from = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const business = await withPictures(readBusinessFile(from), from, picturesDir);
  const result = await client.call('POST /admin/business-save', { body: { business, checkOnly } });
  if (!result.ok) {
    const { detail, errors = [] } = result.error;
    const lines = errors.map(({ path, message }) => `  ${path.replace(/^\/?(business\/)?/, '')}: ${message}`);
    throw new Error([`${BUSINESS_FILE} is refused, nothing was changed: ${detail}`, ...lines].join('\n'));
  }
  const { businessId, isNew, changed } = result.data;
  const addresses = business.hosts.map((host) => `  http://${host}`);
  if (checkOnly)
    return [`${business.name} can be ${isNew ? 'added' : `changed: ${changed.join(', ') || 'nothing differs'}`}`];
  if (isNew)
    return [
      `${business.name} is business ${businessId}. It lives at`,
      ...addresses,
      `(with the storefront’s port). It has no stores yet: npm run ops -- import ${folder} --business "${business.name}"`,
    ];
  return [
    changed.length ? `${business.name} has changed: ${changed.join(', ')}` : `${business.name} is as the file says`,
  ];
}
