import type { ParseArgsConfig } from 'node:util';
import { parseWords } from '../run/parse-words';

/**
 * The options of a measurement.
 * @param options as `parseArgs` of Node takes them
 * @throws Error with one sentence when another option is given, or one lacks its value
 */
export const benchOptions = <const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) =>
  parseWords(process.argv.slice(2), { options }, 'see tools/bench/bench.ts').values;

/** A number of rounds or seconds. @throws Error with one sentence when it is no whole number above 0 */
export function countOf(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${option} takes a whole number above 0.`);
  return count;
}
