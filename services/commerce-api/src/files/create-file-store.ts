import { join } from 'node:path';
import { bucketStore } from './bucket-store';
import type { FileStore } from './file-store.types';
import { folderStore } from './folder-store';

/**
 * A folder in DATA_DIR by default. FILES_BUCKET_URL selects a bucket, which needs FILES_BUCKET_KEY_ID and
 * FILES_BUCKET_SECRET and takes FILES_BUCKET_REGION (default eu-west-2). Several processes can share a bucket; they can
 * share the folder only on one machine.
 * @throws when the bucket's credentials are missing
 */
export function createFileStore(env: NodeJS.ProcessEnv, dataDir: string): FileStore {
  const url = env.FILES_BUCKET_URL?.replace(/\/+$/, '');
  if (!url) return folderStore(join(dataDir, 'contact-files'));
  const { FILES_BUCKET_KEY_ID: keyId, FILES_BUCKET_SECRET: secret, FILES_BUCKET_REGION: region = 'eu-west-2' } = env;
  if (!keyId || !secret)
    throw new Error('FILES_BUCKET_URL needs FILES_BUCKET_KEY_ID and FILES_BUCKET_SECRET beside it');
  return bucketStore({ url, region, keyId, secret });
}
