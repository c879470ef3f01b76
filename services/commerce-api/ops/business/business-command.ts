import { resolve } from 'node:path';
import type { ApiClient } from '@storefront/api/client';
import type { Command } from 'commander';
import type { OpsContext } from '../context';
import { throwFolderFaults } from './file-fault';
import { readBusinessFolder } from './read-folder';

export const addBusinessCommand = (program: Command, { client, print, picturesDir }: OpsContext) =>
  program
    .command('business')
    .description('add or change a business by its business.json (docs/how-to/add-a-brand.md)')
    .argument('<folder>', 'the folder with the files')
    .option('--check', 'check everything, change nothing')
    .action(async (folder: string, { check = false }: { check?: boolean }) =>
      print(await saveBusiness(client(), folder, check, picturesDir())),
    );

/** Returns the text to print. @throws with every fault, one per line */
export async function saveBusiness(
  client: ApiClient,
  folder: string,
  checkOnly: boolean,
  picturesDir: string,
): Promise<string[]> {
  // npm runs scripts in the repository, whatever the caller's folder.
  const from = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const read = readBusinessFolder(from);
  // Imported only here: other commands need no pictures.
  const { replacePictures } = await import('./with-pictures');
  const business = await replacePictures(read.business, from, picturesDir);
  const { sharePictures } = await import('../pictures/share-pictures');
  await sharePictures(picturesDir, process.env);
  const result = await client.call('POST /admin/business-save', { body: { business, ...read.content, checkOnly } });
  if (!result.ok) {
    const { detail, errors = [] } = result.error;
    const faults = errors.map(({ path, message }) => read.faultAt(path, message));
    throwFolderFaults(faults, detail);
  }
  const { businessId, isNew, changed, campaigns, missingPages } = result.data;
  const missing = missingPages.length
    ? [`It has no page ${missingPages.join(', ')} yet: docs/how-to/add-a-brand.md says how to write one.`]
    : [];
  if (checkOnly)
    return [
      `${business.name} can be ${isNew ? 'added' : `changed: ${changed.join(', ') || 'nothing differs'}`}`,
      ...missing,
    ];
  const links = campaigns.map(
    ({ slug, campaignId }) => `  ${slug}  /deep-link?actionType=open-campaign&campaignId=${campaignId}`,
  );
  const more = [...(links.length ? ['Its campaigns open at', ...links] : []), ...missing];
  if (isNew)
    return [
      `${business.name} is business ${businessId}. It lives at`,
      ...business.hosts.map((host) => `  http://${host}`),
      `(with the storefront’s port). It has no stores yet: npm run ops -- import ${folder} --business "${business.name}"`,
      ...more,
    ];
  return [
    changed.length ? `${business.name} has changed: ${changed.join(', ')}` : `${business.name} is as the files say`,
    ...more,
  ];
}
