import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The base stylesheet with its imports inlined, for the document's head and for the gallery. Node only. */
export function readBaseCss(stylesFolder: string, entry = 'base.css'): string {
  const path = join(stylesFolder, entry);
  return readFileSync(path, 'utf8').replace(/@import "(.+?)";\n?/g, (_, file: string) =>
    readBaseCss(dirname(path), file),
  );
}
