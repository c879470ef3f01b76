import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packPictures } from './grocery/pack-pictures';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A hash of all picture sources and of the packs that they draw: the same hash means the same pictures. */
export function recipesHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(join(HERE, file)));
  return hash.update(JSON.stringify(packPictures())).digest('hex');
}
