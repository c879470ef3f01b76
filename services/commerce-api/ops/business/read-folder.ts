import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CampaignFile, PageFile, RedirectFile, SynonymFile } from '@storefront/api/entities/business-content';
import { type FileFault, throwFolderFaults } from './file-fault';
import { type JsonSource, readJsonSource } from './json-source';
import { type ReadPage, readPage } from './read-page';

const BUSINESS_FILE = 'business.json';
const PAGES_FOLDER = 'pages';
const LIST_NAMES = ['campaigns', 'redirects', 'synonyms'] as const;

/** A file that belongs to the business itself; stores and items may be in the same folder. */
export const isBusinessFile = (name: string): boolean =>
  name === BUSINESS_FILE || LIST_NAMES.some((list) => name === `${list}.json`);

export type PlainObject = Record<string, unknown>;
export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface BusinessFolder {
  readonly business: PlainObject;
  /** The lists in the folder; a missing file leaves its list undefined. */
  readonly content: {
    readonly pages?: PageFile[];
    readonly campaigns?: CampaignFile[];
    readonly redirects?: RedirectFile[];
    readonly synonyms?: SynonymFile[];
  };
  /** The location of a setting named by the service, such as 'pages/0/title' or 'business.theme.muted'. */
  faultAt(path: string, message: string): FileFault;
}

/**
 * Reads everything in a business's folder except its pictures.
 * @throws Error with every unreadable file, line and reason
 */
export function readBusinessFolder(folder: string): BusinessFolder {
  if (!existsSync(join(folder, BUSINESS_FILE))) throw new Error(`There is no ${BUSINESS_FILE} in ${folder}`);
  const faults: FileFault[] = [];
  const sources = new Map<string, JsonSource>();
  const json = (file: string, isValid: (value: unknown) => boolean, expected: string): unknown => {
    const read = readJsonSource(folder, file);
    if (!('value' in read)) {
      faults.push(...read);
      return undefined;
    }
    if (!isValid(read.value)) faults.push({ file, line: 1, message: `is to be ${expected}` });
    sources.set(file, read);
    return read.value;
  };
  const business = json(BUSINESS_FILE, isPlainObject, 'an object, { "name": … }');
  const lists = LIST_NAMES.filter((name) => existsSync(join(folder, `${name}.json`))).map((name) => [
    name,
    json(`${name}.json`, Array.isArray, 'a list, [{ … }]'),
  ]);
  const pages = readPages(folder, faults);
  if (faults.length) throwFolderFaults(faults, 'some of its files cannot be read');
  return {
    business: business as PlainObject,
    content: { ...Object.fromEntries(lists), ...(pages && { pages: pages.map(({ page }) => page) }) },
    faultAt: (path, message) => {
      const [list = '', ...rest] = path.split(/[/.]/).filter(Boolean);
      const page = list === PAGES_FOLDER ? pages?.[Number(rest[0])] : undefined;
      if (page) return { file: page.file, line: lineOfPath(page, rest.slice(1)), message };
      const file = LIST_NAMES.some((name) => name === list) ? `${list}.json` : BUSINESS_FILE;
      const keys = file === BUSINESS_FILE && list !== 'business' ? [list, ...rest] : rest;
      return { file, line: sources.get(file)?.lineOf(keys), setting: keys.join('/'), message };
    },
  };
}

/** The line of a page's part; if it has none, the line of its parent. */
function lineOfPath({ lines }: ReadPage, path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const line = lines.get(path.slice(0, length).join('/'));
    if (line !== undefined) return line;
  }
  return 1;
}

function readPages(folder: string, faults: FileFault[]): (ReadPage & { readonly file: string })[] | undefined {
  if (!existsSync(join(folder, PAGES_FOLDER))) return undefined;
  const names = readdirSync(join(folder, PAGES_FOLDER)).filter((name) => !name.startsWith('.'));
  return names.sort().flatMap((name) => {
    const file = `${PAGES_FOLDER}/${name}`;
    if (!name.endsWith('.md')) {
      faults.push({ file, message: 'is not a page: pages are Markdown files that end in .md' });
      return [];
    }
    const read = readPage(file, readFileSync(join(folder, file), 'utf8'));
    if ('page' in read) return [{ ...read, file }];
    faults.push(...read);
    return [];
  });
}
