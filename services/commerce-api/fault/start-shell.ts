import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { demonstrationEnvironment } from '@storefront/settings/mode';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';

export interface StartedShell {
  origin: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL('../../../shell/dist/node/main.mjs', import.meta.url));

/** Starts the built shell in front of a service. Only its proxy is used, so it needs no release. */
export async function startShell({
  dataDir,
  port,
  apiOrigin,
  env = {},
}: {
  dataDir: string;
  port: number;
  apiOrigin: string;
  env?: Record<string, string>;
}): Promise<StartedShell> {
  if (!existsSync(main)) throw new Error('The shell is not built: npm run build -w shell');
  // The publisher creates the key pair elsewhere: the shell starts with the public key only.
  releaseKey(join(dataDir, 'keys/release.pem'));
  const child = spawn(process.execPath, [...tiedToParent, main], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      ...demonstrationEnvironment,
      DATA_DIR: dataDir,
      PORT: String(port),
      API_ORIGIN: apiOrigin,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${origin}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + 30_000;
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The shell did not start:\n${output}`);
    await pause(50);
  }
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return { origin, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
