import { removeInstallationSettings } from '@storefront/testing/storefront/remove-installation-settings';
import { runRelease } from '../command-line/run-release';
import type { ReleaseEnvironment } from '../session/open-session';

/**
 * Lets release commands run inside a test: their lines are kept, and a developer's own installation, to which they would
 * publish, is unknown to them. `jest.restoreAllMocks` ends it.
 * @param settings environment variables of the commands
 * @returns the lines so far, of both streams
 */
export function listenToCommands(settings: Readonly<Record<string, string>>): string[] {
  const lines: string[] = [];
  const say = (line: unknown) => void lines.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(say);
  jest.spyOn(console, 'error').mockImplementation(say);
  jest.spyOn(process.stdout, 'on').mockReturnValue(process.stdout);
  jest.replaceProperty(process, 'env', { ...process.env });
  removeInstallationSettings();
  Object.assign(process.env, { RELEASE_AUTHOR: 'ann@example.com', ...settings });
  return lines;
}

/** Runs a command that nothing has to render. @returns its exit code */
export async function runCommandHere(
  environment: Omit<ReleaseEnvironment, 'probeOf'>,
  words: readonly string[],
): Promise<number> {
  let code = 0;
  jest.spyOn(process, 'exit').mockImplementation((given) => {
    code = Number(given ?? 0);
    return undefined as never;
  });
  await runRelease({ ...environment, probeOf: () => async () => undefined }, words);
  return code;
}
