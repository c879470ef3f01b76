import { join } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { demonstrationEnvironment } from '@storefront/settings/mode';
import { ManagedProcess, untilHealthy } from '../managed-process';
import { type PictureDrawer, startPictureDrawer } from './picture-drawer';

export interface StorefrontOptions {
  readonly root: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Additional environment for both processes. */
  readonly env?: Readonly<Record<string, string>>;
  /** The URL at which the shell finds commerce-api; by default where that listens. */
  readonly apiOrigin?: string;
  /** Seeds a large chain when the database is empty. */
  readonly scale?: boolean;
  readonly onProgress?: (message: string) => void;
}

const START_ORDER = ['sandbox', 'commerce-api', 'shell'] as const;
type ServiceName = (typeof START_ORDER)[number];

interface Service {
  readonly name: ServiceName;
  readonly description: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Its readiness URL, and the timeout. */
  readonly healthy: readonly [url: string, timeoutMs: number];
}

/**
 * The processes of one storefront: the sandbox that simulates external services, commerce-api and the document server.
 */
export class StorefrontProcesses {
  private readonly running = new Map<ServiceName, ManagedProcess>();
  private drawer?: PictureDrawer;

  constructor(private readonly options: StorefrontOptions) {}

  get url(): string {
    return `http://localhost:${this.options.port}`;
  }
  get apiPort(): number {
    return this.options.port + 10;
  }

  /** SANDBOX_PORT, which the sandbox reads too. */
  get sandboxPort(): number {
    return Number(process.env.SANDBOX_PORT || this.options.port + 5);
  }

  /** Starts all of them and resolves when the whole storefront is ready. */
  async start(): Promise<void> {
    const { root, dataDir, env = {}, onProgress = () => undefined } = this.options;
    const pictures = env.PICTURES_DIR ?? process.env.PICTURES_DIR ?? join(dataDir, 'pictures');
    const drawer = startPictureDrawer(root, pictures).catch((error: unknown) => {
      onProgress(`${errorMessage(error)} The shops are shown without their pictures.`);
      return undefined;
    });
    for (const name of START_ORDER) {
      if (name === 'shell') this.drawer = await drawer;
      await this.launch(this.service(name), onProgress);
    }
  }

  private service(name: ServiceName): Service {
    const { root, port, dataDir, databaseUrl, env = {}, scale } = this.options;
    const shared = { ...demonstrationEnvironment, DATA_DIR: dataDir, ...env, PORT: String(port) };
    const services: Readonly<Record<ServiceName, Service>> = {
      sandbox: {
        name,
        description: 'the sandbox (card gateway, mail and SMS)',
        file: join(root, 'services/sandbox/dist/server.js'),
        env: { ...shared, CHECKOUTCOM_WEBHOOK_URL: `http://127.0.0.1:${this.apiPort}/webhooks/checkoutcom` },
        healthy: [`http://127.0.0.1:${this.sandboxPort}/livez`, 30_000],
      },
      'commerce-api': {
        name,
        description: 'commerce-api (the first start migrates and seeds the database)',
        file: join(root, 'services/commerce-api/dist/server.js'),
        // Each demonstration shop shows another gateway.
        env: {
          CARD_GATEWAY_2: 'realex',
          ...shared,
          ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        },
        args: scale ? ['--scale'] : [],
        healthy: [`http://127.0.0.1:${this.apiPort}/readyz`, 900_000],
      },
      shell: {
        name,
        description: 'the shell',
        file: join(root, 'shell/dist/node/main.mjs'),
        env: {
          ...shared,
          API_ORIGIN: this.options.apiOrigin ?? `http://127.0.0.1:${this.apiPort}`,
          ...(this.drawer && { PICTURE_DRAWER_URL: this.drawer.url }),
        },
        healthy: [`http://127.0.0.1:${port}/healthz`, 60_000],
      },
    };
    return services[name];
  }

  private async launch(
    { name, description, file, env, args = [], healthy: [url, timeoutMs] }: Service,
    onProgress: (message: string) => void = () => undefined,
  ): Promise<void> {
    onProgress(`Starting ${description}`);
    const started = new ManagedProcess(name, file, env, args);
    this.running.set(name, started);
    await untilHealthy(url, started, timeoutMs);
  }

  /** The id of one's process; 0 while it does not run. */
  pid(name: ServiceName): number {
    return this.running.get(name)?.pid ?? 0;
  }

  /** Kills one of them. */
  async kill(name: ServiceName): Promise<void> {
    await this.running.get(name)?.kill();
  }

  /** Restarts a killed one unchanged. */
  async restart(name: ServiceName): Promise<void> {
    await this.launch(this.service(name));
  }

  /** Resolves with the name of the first process that exits. */
  firstExit(): Promise<string> {
    return Promise.race([...this.running.values()].map(({ name, exited }) => exited.then(() => name)));
  }

  /** Stops the shell first, so that no request hits a stopped API. */
  async stop(): Promise<void> {
    for (const running of [...this.running.values()].reverse()) await running.stop();
    await this.drawer?.stop();
  }
}
