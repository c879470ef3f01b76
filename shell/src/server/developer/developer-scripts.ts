import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { DocumentScript } from '../document/html/html-document';
import type { PageFiles } from '../document/html/page-files';
import { developerStatusTag } from './developer-status-script';

/**
 * The scripts of a document in a session with a developer's server: the shell's development build, which loads the
 * shell's other modules itself, and those of the other remotes' parts.
 * @param shown the parts of the document
 */
export const developerScripts = (
  files: PageFiles,
  manifests: Readonly<Record<string, ReleaseManifest>>,
  shown: readonly { readonly package: string; readonly expose: string }[],
): DocumentScript[] => [
  ...files.scripts(
    manifests,
    shown.filter((part) => part.package !== 'shell'),
    manifests.shell?.developerBoot,
  ),
  developerStatusTag,
];
