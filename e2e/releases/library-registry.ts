import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ManagedProcess, untilHealthy } from '../../tools/run/managed-process';

const START_TIMEOUT_MS = 60_000;

/** A registry of npm packages in a separate process, for the libraries alone. */
export class LibraryRegistry {
  readonly origin: string;
  /** With this npm publishes here. */
  readonly npmSettings: Readonly<Record<string, string>>;
  private readonly folder = mkdtempSync(join(tmpdir(), 'registry-'));
  private process?: ManagedProcess;

  constructor(private readonly port: number) {
    this.origin = `http://127.0.0.1:${port}/`;
    const own = process.env.npm_config_userconfig ?? join(homedir(), '.npmrc');
    const settings = join(this.folder, 'npmrc');
    // npm publishes with a token only; this registry accepts any. Other packages come from where they always do.
    // The scope's own registry, where nothing listens, must give way to the one that a command names.
    writeFileSync(
      settings,
      `${existsSync(own) ? readFileSync(own, 'utf8') : ''}\n//127.0.0.1:${port}/:_authToken=any\n@storefront:registry=http://127.0.0.1:9/\n`,
    );
    this.npmSettings = { npm_config_userconfig: settings };
  }

  /** Resolves when the registry answers. */
  async start(): Promise<void> {
    const config = {
      storage: join(this.folder, 'storage'),
      uplinks: {},
      packages: { '@storefront/*': { access: '$anonymous', publish: '$anonymous' } },
      log: { type: 'stdout', level: 'error' },
    };
    const file = join(this.folder, 'config.yaml');
    // JSON is YAML.
    writeFileSync(file, JSON.stringify(config));
    const verdaccio = join(dirname(createRequire(import.meta.url).resolve('verdaccio/package.json')), 'bin/verdaccio');
    const words = ['--config', file, '--listen', `127.0.0.1:${this.port}`];
    this.process = new ManagedProcess('the registry', verdaccio, {}, words);
    await untilHealthy(`${this.origin}-/ping`, this.process, START_TIMEOUT_MS);
  }

  async stop(): Promise<void> {
    await this.process?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
