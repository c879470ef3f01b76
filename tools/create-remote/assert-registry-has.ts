import { spawnSync } from 'node:child_process';

/** A registry that takes longer counts as away; npm itself would try for minutes. */
const REPLY_MS = 10_000;

/**
 * Asks a registry for a library by npm, which knows its credentials.
 * @param library such as @storefront/ui@^0.1.0
 * @throws Error when it does not reply in time, refuses, or has no such version
 */
export function assertRegistryHas(registry: string, library: string, replyMs = REPLY_MS): void {
  const scope = library.split('/')[0];
  // `npm run --silent` would hide the error's code.
  const settings = [`--${scope}:registry=${registry}`, '--fetch-retries=0', '--loglevel=error'];
  const { stdout, stderr, status, error } = spawnSync('npm', ['view', library, 'version', ...settings], {
    encoding: 'utf8',
    timeout: replyMs,
    killSignal: 'SIGKILL',
  });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT')
    throw new Error(`The registry ${registry} did not reply within ${replyMs / 1000} s, so nothing was written.`);
  if (error) throw error;
  const [, code] = /\bcode (\w+)/.exec(stderr) ?? [];
  if (code === 'E404' || (status === 0 && !stdout.trim()))
    throw new Error(
      `The registry ${registry} has no ${library}, so nothing was written: npm run libraries -- publish --registry ${registry}`,
    );
  if (status !== 0)
    throw new Error(
      `The registry ${registry} cannot be read (${code ?? `npm ended with ${status}`}), so nothing was written.`,
    );
}
