import { type ParseArgsConfig, parseArgs } from 'node:util';
import { assertNotTakenByNpm } from '@storefront/release-tool/command-line/taken-by-npm';

/**
 * Reads a tool's command line with Node's `parseArgs`. Unlike there, a negative number may follow an option that takes a
 * value, so that the option's own check decides about it; an error is one sentence.
 * @param args the words of the command line
 * @param config as `parseArgs` takes it
 * @param advice where an error sends the reader, such as 'see tools/README.md'
 * @throws Error with one sentence when an option is unknown, or has no value or one too many, or npm took it for itself
 */
export function parseWords<const Config extends ParseArgsConfig>(
  args: readonly string[],
  config: Config,
  advice: string,
): ReturnType<typeof parseArgs<Config>> {
  assertNotTakenByNpm(Object.keys(config.options ?? {}));
  try {
    return parseArgs<Config>({ ...config, args: withNegativeNumbers(args, config.options ?? {}) });
  } catch (error) {
    // Node's advice follows its first sentence, or is on lines of its own.
    const [sentence = ''] = (error as Error).message.split(/\.(?:\s|$)|\n/);
    throw new Error(`${sentence}: ${advice}.`);
  }
}

/** Node takes the '-1' of '--rounds -1' for an option that may have been meant, and refuses it. */
function withNegativeNumbers(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>): string[] {
  const isValue = (at: number) => {
    const [, before = ''] = /^--(.+)$/.exec(args[at - 1] ?? '') ?? [];
    return options[before]?.type === 'string' && /^-\d/.test(args[at] ?? '');
  };
  return args.flatMap((word, at) => (isValue(at) ? [] : isValue(at + 1) ? [`${word}=${args[at + 1]}`] : [word]));
}
