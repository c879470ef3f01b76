import { statfs } from 'node:fs/promises';
import type { ServiceContext } from '../../../service-context';
import { type Reported, right, warning, wrong } from '../finding';

/** What operators read sizes in. */
const BYTES_PER_GIB = 1024 ** 3;
/** A week of a busy shop's database and releases. */
const LOW_GIB = 2;
/** Soon nothing can be written. */
const FULL_GIB = 0.2;

/** The free space below DATA_DIR. */
export async function disk({ installation: { dataDir } }: ServiceContext): Promise<readonly Reported[]> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = (bavail * bsize) / BYTES_PER_GIB;
  const text = `${free.toFixed(1)} GiB are free in DATA_DIR`;
  if (free >= LOW_GIB) return [right(text)];
  const found = free < FULL_GIB ? wrong : warning;
  return [
    found(
      text,
      'When it is full, nothing can be stored or released.',
      'Make room: npm run release -- clean removes old releases',
    ),
  ];
}
