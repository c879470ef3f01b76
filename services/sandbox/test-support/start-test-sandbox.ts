import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demonstrationEnvironment } from '@storefront/settings/mode';
import { readConfig } from '../src/config';
import { startSandbox } from '../src/sandbox';
import { SandboxClient } from './sandbox-client';

export interface TestSandbox {
  client: SandboxClient;
  address: string;
  smtpPort: number;
  dataDir: string;
  /** Stops it and restarts it on the same data, as in a deployment. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A complete sandbox with its own ports and data folder. */
export async function startTestSandbox(env: Record<string, string> = {}): Promise<TestSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const start = () =>
    startSandbox(
      readConfig(
        { ...demonstrationEnvironment, SANDBOX_PORT: '0', DATA_DIR: dataDir, CHECKOUTCOM_WEBHOOK_URL: '', ...env },
        dataDir,
      ),
      () => undefined,
    );
  let running = await start();
  const sandbox: TestSandbox = {
    client: new SandboxClient(running.address),
    address: running.address,
    smtpPort: running.smtpPort,
    dataDir,
    async restart() {
      await running.stop();
      running = await start();
      Object.assign(sandbox, {
        client: new SandboxClient(running.address),
        address: running.address,
        smtpPort: running.smtpPort,
      });
    },
    async stop() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return sandbox;
}
