import type { ParseArgsConfig } from 'node:util';
import { HELP } from './argument-values';
import { parseWords } from './parse-words';

const OPTIONS = {
  help: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  uncommitted: { type: 'boolean', default: false },
  'allow-removal': { type: 'boolean', default: false },
  'allow-misfit': { type: 'boolean', default: false },
  'despite-failures': { type: 'string' },
  name: { type: 'string' },
  share: { type: 'string' },
  business: { type: 'string', multiple: true },
  reason: { type: 'string' },
  channel: { type: 'string' },
  from: { type: 'string' },
  last: { type: 'string', default: '20' },
  json: { type: 'boolean', default: false },
  publications: { type: 'boolean', default: false },
  for: { type: 'string', default: '8h' },
  shell: { type: 'string', multiple: true, default: [] },
  into: { type: 'string' },
  port: { type: 'string', default: '5173' },
  every: { type: 'string', default: '10' },
  after: { type: 'string', default: '0' },
  keep: { type: 'string', default: '' },
  'older-than': { type: 'string', default: '' },
  'dry-run': { type: 'boolean', default: false },
  packages: { type: 'string', multiple: true },
  channels: { type: 'string', multiple: true },
  key: { type: 'string', multiple: true, default: [] },
  'root-key': { type: 'string', multiple: true, default: [] },
  threshold: { type: 'string' },
  sign: { type: 'string', multiple: true, default: [] },
  expires: { type: 'string' },
  leaked: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];

/**
 * The words and options of a command line, whichever command it has.
 * @throws Error with one sentence when an option is unknown or lacks its value
 */
export const parseOptions = (args: readonly string[]) =>
  parseWords(args, { tokens: true, allowPositionals: true, options: OPTIONS }, HELP);

/** The values of all options, by name. */
export type Options = ReturnType<typeof parseOptions>['values'];
