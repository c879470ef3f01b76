import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { demonstrationEnvironment } from '@storefront/settings/mode';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url));

export interface SandboxProcess {
  child: ChildProcess;
  address: string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

const launched = new Set<ChildProcess>();

/** Ends every process that a test has left running, for instance after a failure. */
export function killAll(): void {
  for (const child of launched) child.kill('SIGKILL');
}

export function launch(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [...tiedToParent, '--import', 'tsx', server], {
    env: {
      PATH: process.env.PATH,
      SANDBOX_PORT: '0',
      CHECKOUTCOM_WEBHOOK_URL: '',
      ...demonstrationEnvironment,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  launched.add(child);
  child.once('exit', () => launched.delete(child));
  return child;
}

/** The sandbox as a separate process, for tests that kill it. */
export async function startSandboxProcess(env: Record<string, string>): Promise<SandboxProcess> {
  const child = launch(env);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const match = /listens on (http:\S+),/.exec(chunk.toString());
      if (match?.[1]) resolve(match[1]);
    });
    void exited.then(() => reject(new Error(`It ended: ${output}`)));
  });
  return {
    child,
    address,
    async kill(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
