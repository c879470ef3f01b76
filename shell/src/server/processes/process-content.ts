import type { PublishedFiles } from '@storefront/releases/store/published-files';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { serverExposes } from '@storefront/remote-kit/manifest/server-exposes';
import type { ProcessContent } from '../../render/process/process-messages.types';

/** What the shell itself renders with, beside the pages of its routes. */
const SHELL_EXPOSES = ['./Frame', './ErrorPage'];

/**
 * What a composition's process evaluates: server bundles whose digests were checked, and what they must export.
 * @throws Error when a bundle is missing or is not what was published
 */
export function processContent(
  manifests: Readonly<Record<string, ReleaseManifest>>,
  files: PublishedFiles,
  responseCacheMs: number,
): ProcessContent {
  const all = Object.values(manifests);
  return {
    bundles: all.map((manifest) => ({
      name: manifest.name,
      version: manifest.version,
      builtAgainst: manifest.shared,
      code: files.serverBundle(manifest),
    })),
    exposes: all.flatMap((manifest) =>
      [...serverExposes(manifest), ...(manifest.name === 'shell' ? SHELL_EXPOSES : [])].map((expose) => ({
        package: manifest.name,
        expose,
      })),
    ),
    responseCacheMs,
  };
}
