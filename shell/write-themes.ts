import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { desk } from '@storefront/ui/themes/desk';
import { grocery } from '@storefront/ui/themes/grocery';
import { retail } from '@storefront/ui/themes/retail';
import { themeCss } from '@storefront/ui/themes/theme-css';

/** Writes each brand's tokens as a style sheet and returns the build entries. */
export function writeThemes(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    [grocery, retail, desk].map((theme) => {
      const file = join(folder, `${theme.brand}.css`);
      writeFileSync(file, themeCss(theme, { fontUrl: (name) => `@storefront/ui/fonts/${name}` }));
      return [`theme-${theme.brand}`, file];
    }),
  );
}
