/** Options of npm itself that a person may have set for all commands. */
const NPM_OPTIONS = ['key', 'shell'];

/**
 * Without `--` before them, npm takes a script's options for its own and passes the rest on: `rollback --channel=staging`
 * becomes `rollback`, and `--no-build` becomes a false `build`.
 * @param names of the options that the script takes
 * @throws Error with one sentence when npm took one of them
 */
export function assertNotTakenByNpm(names: readonly string[], env = process.env): void {
  const { npm_lifecycle_event: script } = env;
  const variable = (name: string) => `npm_config_${name.replace(/^no-/, '').replaceAll('-', '_')}`;
  const taken = names.find((name) => !NPM_OPTIONS.includes(name) && env[variable(name)] !== undefined);
  if (script && taken)
    throw new Error(
      `npm took --${taken} for itself, so nothing was done. Write -- before the words: npm run ${script} -- ...`,
    );
}
