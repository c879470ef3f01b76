import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const icons = dirname(createRequire(import.meta.url).resolve('@storefront/ui/icons/basket'));

/**
 * The path data of an icon of libs/ui, so that a link can show any icon without the shell bundling them all. It is read
 * from the source because build configuration runs without JSX support.
 * @param name of its file: 'basket'
 * @returns the path on a grid of 24
 * @throws Error when libs/ui has no such icon
 */
export function iconDrawing(name: string): string {
  const file = join(icons, `${name}.tsx`);
  const drawing = existsSync(file) ? / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  if (!drawing) throw new Error(`libs/ui has no icon '${name}'.`);
  return drawing;
}
