import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Brand {
  readonly name: string;
  readonly host: string;
  readonly email: string;
}

/** The template's folder, above the source or the built file. */
function templateFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'brand-template');
    if (existsSync(join(candidate, 'business.json'))) return candidate;
    if (folder === dirname(folder)) throw new Error('The folder brand-template is missing next to the service');
  }
}

const HELP = [
  { label: 'Questions', href: '/faqs' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Your data without an account', href: '/your-data' },
  { label: 'Terms', href: '/terms' },
  { label: 'Accessibility', href: '/accessibility' },
];
const STORES = { label: 'Stores', href: '/store-all' };

/** The template's settings with another name and without its plants: the product's own words stand in their place. */
function settingsOf(text: string, { name, host, email }: Brand): string {
  const { copy: _copy, home: _home, strapline: _strapline, contactSubjects: _subjects, ...template } = JSON.parse(text);
  const footer = {
    columns: [{ title: 'Help', links: HELP }],
    stayInTouch: name,
    social: [],
    apps: [],
    smallPrint: name,
  };
  const settings = {
    ...template,
    name,
    hosts: [host],
    contactEmail: email,
    headerFooter: { header: { links: [STORES], notice: null }, footer },
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

/**
 * Writes a folder of a business's own from the template, for `business` and `init`. Its legal pages are for the owner to
 * write.
 */
export function makeBrandFolder(folder: string, brand: Brand): void {
  const template = templateFolder();
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(template).filter((name) => name.endsWith('.svg')))
    cpSync(join(template, file), join(folder, file));
  const settings = readFileSync(join(template, 'business.json'), 'utf8');
  writeFileSync(join(folder, 'business.json'), settingsOf(settings, brand));
}
