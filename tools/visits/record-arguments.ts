import { existsSync } from 'node:fs';
import type { ParseArgsConfig } from 'node:util';
import { httpUrl } from '@storefront/api/http-url';
import { parseWords } from '../run/parse-words';

const USAGE =
  'npm run record -- --base-url https://staging.example mf-basket/e2e/visits/two-loaves.json [--path /stores/borough] [--keep name]';

const OPTIONS = {
  'base-url': { type: 'string' },
  link: { type: 'string' },
  path: { type: 'string', default: '/' },
  keep: { type: 'string', multiple: true, default: [] },
} satisfies ParseArgsConfig['options'];

export interface RecordOptions {
  /** The visit's file, which does not exist. */
  readonly file: string;
  readonly origin: string;
  /** Opened before the visit, so that the browser is shown its version. */
  readonly link: string | undefined;
  /** Where the visit begins. */
  readonly path: string;
  /** Further properties whose text is not masked. */
  readonly keep: readonly string[];
}

/**
 * Reads the command's options.
 * @throws Error with one sentence for a wrong command
 */
export function recordArguments(args: readonly string[]): RecordOptions {
  const { values, positionals } = parseWords(args, { allowPositionals: true, options: OPTIONS }, `usage: ${USAGE}`);
  const [file, ...others] = positionals;
  const url = httpUrl(values.link ?? values['base-url']);
  if (!file || others.length > 0 || !url || (values.link && values['base-url'])) throw new Error(`Usage: ${USAGE}`);
  if (values.link && !url.searchParams.get('pass')) throw new Error('The link has no pass: npm run release -- link');
  if (!file.endsWith('.json')) throw new Error(`The visit's file must end with .json: ${file}`);
  if (existsSync(file)) throw new Error(`${file} exists already; remove it to record the visit again.`);
  if (!values.path.startsWith('/') || values.path.startsWith('//'))
    throw new Error(`The path must begin with a single slash: ${values.path}`);
  return { file, origin: url.origin, link: values.link, path: values.path, keep: values.keep };
}
