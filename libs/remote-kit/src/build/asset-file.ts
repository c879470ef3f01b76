import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFile } from '../manifest/manifest.types';

/** A file that a browser build wrote. @param root the package's folder */
export function assetFile(root: string, file: string): AssetFile {
  const content = readFileSync(join(root, 'dist/browser', file));
  return {
    file,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    bytes: content.length,
  };
}
