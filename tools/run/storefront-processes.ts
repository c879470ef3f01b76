import { join } from 'node:path';
import { ManagedProcess, untilHealthy } from './managed-process';

export interface StorefrontOptions {
  readonly root: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Further environment for both processes. */
  readonly env?: Readonly<Record<string, string>>;
  /** Seeds a large chain when the database is empty. */
  readonly scale?: boolean;
  readonly onProgress?: (message: string) => void;
}

/** The processes of one storefront: the sandbox that stands for the outside world, commerce-api and the document server. */
export class StorefrontProcesses {
  private readonly running: ManagedProcess[] = [];

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
    const { root, port, dataDir, databaseUrl, env = {}, onProgress = () => undefined } = this.options;
    const shared = { DATA_DIR: dataDir, ...env };
    onProgress('Starting the sandbox (card gateway, mail and SMS)');
    const sandbox = this.launch('sandbox', join(root, 'services/sandbox/dist/server.js'), {
      ...shared,
      PORT: String(port),
      CHECKOUTCOM_WEBHOOK_URL: `http://127.0.0.1:${this.apiPort}/webhooks/checkoutcom`,
    });
    await untilHealthy(`http://127.0.0.1:${this.sandboxPort}/livez`, sandbox, 30_000);
    onProgress('Starting commerce-api (the first start migrates and seeds the database)');
    const api = this.launch(
      'commerce-api',
      join(root, 'services/commerce-api/dist/server.js'),
      { ...shared, PORT: String(port), ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
      this.options.scale ? ['--scale'] : [],
    );
    await untilHealthy(`http://127.0.0.1:${this.apiPort}/readyz`, api, 900_000);
    onProgress('Starting the shell');
    const shell = this.launch('shell', join(root, 'shell/dist/node/main.mjs'), {
      ...shared,
      PORT: String(port),
      API_ORIGIN: `http://127.0.0.1:${this.apiPort}`,
    });
    await untilHealthy(`http://127.0.0.1:${port}/healthz`, shell, 60_000);
  }

  private launch(name: string, file: string, env: Record<string, string>, args: string[] = []): ManagedProcess {
    const started = new ManagedProcess(name, file, env, args);
    this.running.push(started);
    return started;
  }

  /** Resolves with the name of the first process that ends. */
  firstExit(): Promise<string> {
    return Promise.race(this.running.map(({ name, exited }) => exited.then(() => name)));
  }

  process(name: string): ManagedProcess | undefined {
    return this.running.find((candidate) => candidate.name === name);
  }

  /** Stops the shell first, so that no request meets an API that is gone. */
  async stop(): Promise<void> {
    for (const running of [...this.running].reverse()) await running.stop();
  }
}
