import type { ParseArgsConfig, parseArgs } from 'node:util';
import { errorMessage } from '@storefront/api/error-message';
import { parseWords } from './parse-words';

/**
 * The words and options of this process's command line. If one is wrong, prints one sentence and ends the process with 1.
 * @param config as `parseArgs` of Node takes it
 * @param advice where the sentence sends the reader, such as 'see docs/reference/settings.md'
 */
export function readCommandLine<const Config extends ParseArgsConfig>(
  config: Config,
  advice: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseWords(process.argv.slice(2), config, advice);
  } catch (error) {
    console.error(errorMessage(error));
    process.exit(1);
  }
}
