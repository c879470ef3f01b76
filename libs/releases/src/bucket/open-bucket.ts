import { fileURLToPath } from 'node:url';
import type { BucketSettings, ReleaseBucket } from './bucket.types';
import { FolderBucket } from './folder-bucket';
import { S3Bucket } from './s3-bucket';

const DEFAULT_REGION = 'eu-west-2';

/** What is wrong with the settings of the bucket; undefined when nothing is, or no bucket is named. */
export function bucketFault({ url, keyId, secret }: BucketSettings): string | undefined {
  if (!url) return keyId || secret ? 'RELEASES_BUCKET_URL is missing beside the key of the bucket' : undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !['http:', 'https:', 'file:'].includes(parsed.protocol) || parsed.search || parsed.username)
    return 'RELEASES_BUCKET_URL must be the address of a bucket, such as https://name.s3.eu-west-2.amazonaws.com';
  if (parsed.protocol === 'file:')
    return parsed.host ? 'RELEASES_BUCKET_URL must name a folder as file:///folder' : undefined;
  return keyId && secret ? undefined : 'RELEASES_BUCKET_URL needs RELEASES_BUCKET_KEY_ID and RELEASES_BUCKET_SECRET';
}

/**
 * The bucket that the settings name; undefined when they name none.
 * @param retries how often a failed request to it is repeated
 * @throws Error when the settings are invalid
 */
export function openBucket(settings: BucketSettings, retries: number): ReleaseBucket | undefined {
  const fault = bucketFault(settings);
  if (fault) throw new Error(`${fault}.`);
  const { url, keyId = '', secret = '', region } = settings;
  if (!url) return undefined;
  if (url.startsWith('file:')) return new FolderBucket(fileURLToPath(url));
  return new S3Bucket({ url: url.replace(/\/+$/, ''), keyId, secret, region: region || DEFAULT_REGION, retries });
}
