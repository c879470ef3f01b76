import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A hash of all picture sources: the same hash means the same pictures. */
export function recipesHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(join(HERE, file)));
  return hash.digest('hex');
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
