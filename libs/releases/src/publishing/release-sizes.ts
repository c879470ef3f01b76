import { DEVELOPER_FILES } from '@storefront/remote-kit/developer/developer-paths';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';

/** Bytes of a version's scripts and styles for shoppers, not compressed, and of its server bundle. */
export const releaseSizes = ({ files, server }: Pick<ReleaseManifest, 'files' | 'server'>) => ({
  browserBytes: Object.entries(files).reduce(
    (sum, [file, { bytes }]) => (/\.(js|css)$/.test(file) && !file.startsWith(DEVELOPER_FILES) ? sum + bytes : sum),
    0,
  ),
  serverBytes: server.bytes,
});
