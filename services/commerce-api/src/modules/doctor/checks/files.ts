import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../service-context';
import { type Reported, right, wrong } from '../finding';
import { reasonOf } from '../reason';

/** Stores a small file where shoppers' files are kept, reads it, and removes it. */
export async function files({ files: store }: ServiceContext): Promise<readonly Reported[]> {
  const key = `doctor/${randomUUID()}`;
  const bytes = Buffer.from('doctor');
  try {
    await store.put(key, bytes, 'text/plain');
    const isSame = (await store.get(key)).equals(bytes);
    await store.remove(key);
    if (isSame) return [right("Shoppers' files can be stored")];
    throw new Error('another file came back');
  } catch (error) {
    return [
      wrong(
        `Shoppers' files cannot be stored: ${reasonOf(error)}`,
        'Messages and complaints with a picture are refused.',
        'Make contact-files in DATA_DIR writable for the user of commerce-api, or compare the settings that begin with FILES_BUCKET_',
      ),
    ];
  }
}
