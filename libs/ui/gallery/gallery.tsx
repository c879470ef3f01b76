import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readBaseCss } from '../src/themes/base-css';
import { grocery } from '../src/themes/grocery';
import { retail } from '../src/themes/retail';
import type { Theme } from '../src/themes/theme';
import { themeAttributes, themeCss } from '../src/themes/theme-css';
import { CataloguePage } from './catalogue-page';
import { KitPage } from './kit-page';
import { OverlayPage } from './overlay-page';
import { samplePictures } from './sample-pictures';

const source = join(import.meta.dirname, '../src');
const pages = { catalogue: CataloguePage, kit: KitPage, overlay: OverlayPage };

function document(theme: Theme, title: string, body: string): string {
  const attributes = Object.entries(themeAttributes(theme, true)).map(([name, value]) => `${name}="${value}"`);
  const css = themeCss(theme, { fontUrl: (file) => `fonts/${file}` }) + readBaseCss(join(source, 'styles'));
  return `<!doctype html><html lang="en-GB" ${attributes.join(' ')}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${css}</style></head><body>${body}</body></html>`;
}

/** Writes every component in every brand to a folder, as static pages. */
export function renderGallery(folder: string): string[] {
  mkdirSync(join(folder, 'img'), { recursive: true });
  cpSync(join(source, 'fonts'), join(folder, 'fonts'), { recursive: true });
  for (const [name, svg] of Object.entries(samplePictures)) writeFileSync(join(folder, 'img', `${name}.svg`), svg);
  return [grocery, retail].flatMap((theme) =>
    Object.entries(pages).map(([name, Page]) => {
      const file = join(folder, `${theme.brand}-${name}.html`);
      writeFileSync(
        file,
        document(theme, `${theme.brand} ${name}`, renderToStaticMarkup(createElement(Page, { theme }))),
      );
      return file;
    }),
  );
}
