import { join } from 'node:path';
import { demonstrationEnvironment } from '@storefront/settings/mode';
import { ManagedProcess, untilHealthy } from './managed-process';

export interface StorefrontOptions {
  readonly root: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Further environment for both processes. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where the shell finds commerce-api; where that listens, unless told. */
  readonly apiOrigin?: string;
  /** Seeds a large chain when the database is empty. */
  readonly scale?: boolean;
  readonly onProgress?: (message: string) => void;
}

type ServiceName = 'sandbox' | 'commerce-api' | 'shell';

interface Service {
  readonly name: ServiceName;
  readonly says: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Where it says that it can be used, and how long to wait for it. */
  readonly healthy: readonly [url: string, patienceMs: number];
}

/** The processes of one storefront: the sandbox that stands for the outside world, commerce-api and the document server. */
export class StorefrontProcesses {
  private readonly running = new Map<ServiceName, ManagedProcess>();

  constructor(private readonly options: StorefrontOptions) {}

  get url(): string {
    return `http://localhost:${this.options.port}`;
  }
  get apiPort(): number {
    return this.options.port + 10;
  }

  get sandboxPort(): number {
    return this.options.port + 5;
  }

  /** Starts all of them and resolves when the whole storefront can be used. */
  async start(): Promise<void> {
    const { onProgress = () => undefined } = this.options;
    for (const service of this.services) {
      onProgress(`Starting ${service.says}`);
      await this.launch(service);
    }
  }

  private get services(): readonly Service[] {
    const { root, port, dataDir, databaseUrl, env = {}, scale } = this.options;
    const shared = { ...demonstrationEnvironment, DATA_DIR: dataDir, ...env, PORT: String(port) };
    return [
      {
        name: 'sandbox',
        says: 'the sandbox (card gateway, mail and SMS)',
        file: join(root, 'services/sandbox/dist/server.js'),
        env: { ...shared, CHECKOUTCOM_WEBHOOK_URL: `http://127.0.0.1:${this.apiPort}/webhooks/checkoutcom` },
        healthy: [`http://127.0.0.1:${this.sandboxPort}/livez`, 30_000],
      },
      {
        name: 'commerce-api',
        says: 'commerce-api (the first start migrates and seeds the database)',
        file: join(root, 'services/commerce-api/dist/server.js'),
        env: { ...shared, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
        args: scale ? ['--scale'] : [],
        healthy: [`http://127.0.0.1:${this.apiPort}/readyz`, 900_000],
      },
      {
        name: 'shell',
        says: 'the shell',
        file: join(root, 'shell/dist/node/main.mjs'),
        env: { ...shared, API_ORIGIN: this.options.apiOrigin ?? `http://127.0.0.1:${this.apiPort}` },
        healthy: [`http://127.0.0.1:${port}/healthz`, 60_000],
      },
    ];
  }

  private async launch({ name, file, env, args = [], healthy: [url, patience] }: Service): Promise<void> {
    const started = new ManagedProcess(name, file, env, args);
    this.running.set(name, started);
    await untilHealthy(url, started, patience);
  }

  /** Kills one of them where it stands. */
  async kill(name: ServiceName): Promise<void> {
    await this.running.get(name)?.kill();
  }

  /** Starts one again that was killed, as it was. */
  async restart(name: ServiceName): Promise<void> {
    const service = this.services.find((one) => one.name === name);
    if (service) await this.launch(service);
  }

  /** Resolves with the name of the first process that ends. */
  firstExit(): Promise<string> {
    return Promise.race([...this.running.values()].map(({ name, exited }) => exited.then(() => name)));
  }

  /** Stops the shell first, so that no request meets an API that is gone. */
  async stop(): Promise<void> {
    for (const running of [...this.running.values()].reverse()) await running.stop();
  }
}
