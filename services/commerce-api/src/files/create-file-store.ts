import { join } from 'node:path';
import { bucketStore } from './bucket-store';
import type { FileStore } from './file-store.types';
import { folderStore } from './folder-store';

/**
 * A folder of DATA_DIR; with FILES_BUCKET_URL a bucket, which needs FILES_BUCKET_KEY_ID and FILES_BUCKET_SECRET, and takes
 * FILES_BUCKET_REGION (eu-west-2 without it). Several processes share a bucket; a folder they share only on one machine.
 * @throws when a bucket has no key
 */
export function createFileStore(env: NodeJS.ProcessEnv, dataDir: string): FileStore {
  const url = env.FILES_BUCKET_URL?.replace(/\/+$/, '');
  if (!url) return folderStore(join(dataDir, 'contact-files'));
  const { FILES_BUCKET_KEY_ID: keyId, FILES_BUCKET_SECRET: secret, FILES_BUCKET_REGION: region = 'eu-west-2' } = env;
  if (!keyId || !secret)
    throw new Error('FILES_BUCKET_URL needs FILES_BUCKET_KEY_ID and FILES_BUCKET_SECRET beside it');
  return bucketStore({ url, region, keyId, secret });
}
