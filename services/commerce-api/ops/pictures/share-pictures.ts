import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel, PARALLEL_FILES } from '@storefront/releases/bucket/in-parallel';
import { openBucket } from '@storefront/releases/bucket/open-bucket';
import { NO_PICTURE } from '../../src/modules/import/columns/look-columns';

/** How often a request to the bucket that fails is repeated. */
const RETRIES = 2;
/** In a picture's folder: the bucket that has all of its files. */
const SHARED_MARK = '.in-bucket';
/** Pictures that were made from a retailer's own; a demonstration's are drawn where they are shown. */
const OWN_PICTURE = /^(own|brand)-[0-9a-f]+$/;

const isShareable = (name: string) => name === NO_PICTURE || OWN_PICTURE.test(name);

/**
 * Copies the pictures that the bucket of RELEASES_BUCKET_URL lacks to it, so that the shells of other machines find them
 * there. Without a bucket it does nothing.
 * @param onProgress of the pictures copied so far, of all to copy
 * @throws Error in one sentence when the bucket's settings are invalid or it does not accept a picture
 */
export async function sharePictures(
  picturesDir: string,
  env: NodeJS.ProcessEnv,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const bucket = openBucket(
    {
      url: env.RELEASES_BUCKET_URL,
      keyId: env.RELEASES_BUCKET_KEY_ID,
      secret: env.RELEASES_BUCKET_SECRET,
      region: env.RELEASES_BUCKET_REGION,
    },
    RETRIES,
  );
  if (!bucket || !existsSync(picturesDir)) return;
  const address = env.RELEASES_BUCKET_URL ?? '';
  const isShared = (name: string) => {
    const mark = join(picturesDir, name, SHARED_MARK);
    return existsSync(mark) && readFileSync(mark, 'utf8') === address;
  };
  const unshared = readdirSync(picturesDir).filter((name) => isShareable(name) && !isShared(name));
  let done = 0;
  await inParallel(unshared, PARALLEL_FILES, async (name) => {
    // A name is the digest of the original: a file that is there already was made from the same one. The placeholder of
    // items without a picture stays as it was first made.
    for (const file of readdirSync(join(picturesDir, name)).filter((one) => one !== SHARED_MARK))
      await bucket.create(`pictures/${name}/${file}`, await readFile(join(picturesDir, name, file)));
    writeFileSync(join(picturesDir, name, SHARED_MARK), address);
    done += 1;
    onProgress(done, unshared.length);
  });
}
