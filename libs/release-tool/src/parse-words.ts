import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads a command line with Node's `parseArgs`. Unlike there, a negative number may follow an option that takes a value,
 * so that the option's own check decides about it; an error is one sentence.
 * @param args the words of the command line
 * @param config as `parseArgs` takes it
 * @param advice where an error sends the reader, such as 'see npm run release -- help'
 * @throws Error with one sentence when an option is unknown, or has no value or one too many, or npm took it for itself
 */
export function parseWords<const Config extends ParseArgsConfig>(
  args: readonly string[],
  config: Config,
  advice: string,
): ReturnType<typeof parseArgs<Config>> {
  assertNotTakenByNpm(Object.keys(config.options ?? {}), process.env);
  try {
    return parseArgs<Config>({ ...config, args: withNegativeNumbers(args, config.options ?? {}) });
  } catch (error) {
    // Node's advice follows its first sentence, or is on lines of its own.
    const [sentence = ''] = (error as Error).message.split(/\.(?:\s|$)|\n/);
    throw new Error(`${sentence}: ${advice}.`);
  }
}

/** Node takes the '-1' of '--share -1' for an option that may have been meant, and refuses it. */
function withNegativeNumbers(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>): string[] {
  const isValue = (at: number) => {
    const [, before = ''] = /^--(.+)$/.exec(args[at - 1] ?? '') ?? [];
    return options[before]?.type === 'string' && /^-\d/.test(args[at] ?? '');
  };
  return args.flatMap((word, at) => (isValue(at) ? [] : isValue(at + 1) ? [`${word}=${args[at + 1]}`] : [word]));
}

/** Options of npm itself that a person may have set for all commands. */
const NPM_OPTIONS = ['key', 'shell'];

/**
 * Without `--` before them, npm takes a script's options for its own and passes the rest on: `rollback --channel=staging`
 * becomes `rollback`.
 */
function assertNotTakenByNpm(names: readonly string[], env: NodeJS.ProcessEnv): void {
  const { npm_lifecycle_event: script } = env;
  const variable = (name: string) => `npm_config_${name.replaceAll('-', '_')}`;
  const taken = names.find((name) => !NPM_OPTIONS.includes(name) && env[variable(name)] !== undefined);
  if (script && taken)
    throw new Error(
      `npm took --${taken} for itself, so nothing was done. Write -- before the words: npm run ${script} -- ...`,
    );
}
