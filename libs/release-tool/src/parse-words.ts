import type { ParseArgsConfig } from 'node:util';
import { errorMessage } from '@storefront/api/error-message';

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/**
 * Lets `parseArgs` of Node parse words. A negative number is the value of the option before it, whose own check refuses
 * it; an error is one sentence.
 * @param options those that the command takes
 * @param advice where an error sends the reader, such as 'see npm run release -- help'
 * @param parse calls `parseArgs` with the words that it is given
 * @throws Error with one sentence when an option is unknown, or has no value or one too many
 */
export function parseWords<Parsed>(
  args: readonly string[],
  options: OptionsConfig,
  advice: string,
  parse: (words: string[]) => Parsed,
): Parsed {
  try {
    return parse(withNegativeNumbers(args, options));
  } catch (error) {
    // Node's advice follows its first sentence, or is on lines of its own.
    const [sentence = ''] = errorMessage(error).split(/\.(?:\s|$)|\n/);
    throw new Error(`${sentence}: ${advice}.`);
  }
}

/** Node takes the '-1' of '--share -1' for an option that may have been meant, and refuses it. */
function withNegativeNumbers(args: readonly string[], options: OptionsConfig): string[] {
  const isValue = (at: number) => {
    const [, before = ''] = /^--(.+)$/.exec(args[at - 1] ?? '') ?? [];
    return options[before]?.type === 'string' && /^-\d/.test(args[at] ?? '');
  };
  return args.flatMap((word, at) => (isValue(at) ? [] : isValue(at + 1) ? [`${word}=${args[at + 1]}`] : [word]));
}
