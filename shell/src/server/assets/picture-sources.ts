import type { ReleaseBucket } from '@storefront/releases/bucket/bucket.types';
import { type ApiConfig, apiClient } from '../api/api-client';
import type { PictureSource } from './shared-pictures';

/** Pictures of imports and brands in the bucket of releases: digests, as the import and the business command name them. */
export const bucketPictures = (bucket: Pick<ReleaseBucket, 'read'>): PictureSource => ({
  names: /^((own|brand)-[0-9a-f]{4,64}|no-picture)$/,
  read: (name, file, maxBytes) => bucket.read(`pictures/${name}/${file}`, maxBytes),
});

/** The files that commerce-api makes of an uploaded picture. */
const FILES = /^(mdpi_1x|xhdpi_2x|xxhdpi_3x|original)\.(webp|avif)$/;

/** Pictures that staff have uploaded, which commerce-api keeps. */
export const uploadedPictures = (config: ApiConfig): PictureSource => ({
  names: /^desk-[0-9a-f]{32}$/,
  async read(name, file) {
    if (!FILES.test(file)) return undefined;
    const reply = await apiClient(config, {}).call('POST /content/uploaded-picture', { body: { name, file } });
    return reply.ok ? Buffer.from(reply.data.content, 'base64') : undefined;
  },
});
