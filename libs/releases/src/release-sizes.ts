import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';

/** Bytes of a version's scripts and styles, not compressed, and of its server bundle. */
export const releaseSizes = ({ files, server }: Pick<ReleaseManifest, 'files' | 'server'>) => ({
  browserBytes: Object.entries(files).reduce(
    (sum, [file, { bytes }]) => (/\.(js|css)$/.test(file) ? sum + bytes : sum),
    0,
  ),
  serverBytes: server.bytes,
});
