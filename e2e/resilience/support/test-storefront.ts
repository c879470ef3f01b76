import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promote } from '@storefront/releases/channels/promote';
import { readManifest } from '@storefront/releases/publishing/read-manifest';
import { readReleaseRecord } from '@storefront/releases/publishing/release-record';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { demonstrationEnvironment } from '@storefront/settings/mode';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';
import { FaultProxy } from '@storefront/testing/storefront/fault-proxy';
import type { PageState } from '../../../shell/src/server/document/page-state.types';
import { releasePackages } from '../../../tools/run/packages/package-names';
import { publishChanged, type ReleaseChanges } from './broken-release';

const root = resolve(import.meta.dirname, '../../..');
const sharedDataDir = process.env.E2E_RESILIENCE_DATA ?? '';
const sharedPort = Number(process.env.E2E_RESILIENCE_PORT);
/** Shortened timeouts where something hangs, in place of those in remote.ts. */
const SHORT_TIMEOUT_MS = 1500;
/** A shell that takes longer has failed, however busy the machine is. */
const READY_TIMEOUT_MS = 180_000;

/** One line of the shell's log. */
export interface LogLine {
  readonly msg: string;
  readonly report?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export interface ServedDocument {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly text: string;
  /** Missing in the document that is served when nothing can be rendered. */
  readonly state?: PageState;
}

/**
 * A worker's own shell, with its own releases and the suite's shared back end. A proxy between browser and shell, and
 * one between shell and back end, forward everything until instructed to fail.
 */
export class TestStorefront {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'resilience-'));
  readonly work = mkdtempSync(join(tmpdir(), 'resilience-work-'));
  readonly store = new ReleaseStore(join(this.dataDir, 'releases'));
  /** Faults on the browser's side. */
  front!: FaultProxy;
  /** Faults on the shell's side. */
  readonly back = new FaultProxy(`http://127.0.0.1:${sharedPort + 10}`);
  readonly log: LogLine[] = [];
  url = '';
  /** The shell itself, without the faulty proxy in front. */
  shellUrl = '';
  private shell?: ChildProcess;
  private backPort = 0;
  private initialVersions: Record<string, string> = {};
  /** A composition other than the first is shown. */
  private isChanged = false;

  constructor(
    private readonly port: number,
    /** Additional environment of the shell and of release commands. */
    readonly env: Readonly<Record<string, string>> = {},
  ) {}

  get key() {
    return releaseKey(join(this.dataDir, 'keys/release.pem'));
  }

  async start(): Promise<void> {
    // Reuses compressed files.
    cpSync(join(sharedDataDir, 'releases/assets'), join(this.dataDir, 'releases/assets'), { recursive: true });
    // Only the failure policies are tested, unless a test publishes a version with a fallback.
    for (const name of releasePackages) this.initialVersions[name] = await this.publish(name, { fallback: false });
    promote(this.store, this.key, this.initialVersions, new Date());
    await this.open();
  }

  /** Starts its shell and the proxies around it. @param ready the expected reply of /readyz */
  protected async open(ready = 200): Promise<void> {
    mkdirSync(join(this.dataDir, 'keys'), { recursive: true });
    cpSync(join(sharedDataDir, 'keys/internal.key'), join(this.dataDir, 'keys/internal.key'));
    this.backPort = await this.back.listen(0, '127.0.0.1');
    this.shellUrl = `http://127.0.0.1:${this.port}`;
    this.front = new FaultProxy(this.shellUrl);
    this.front.recorded = /\/rum$/;
    this.url = `http://localhost:${await this.front.listen()}`;
    await this.startShell({}, ready);
  }

  /** Starts or restarts the document server. @param ready the expected reply of /readyz */
  async startShell(env: Readonly<Record<string, string>> = {}, ready = 200): Promise<void> {
    const shell = spawn(process.execPath, [...tiedToParent, join(root, 'shell/dist/node/main.mjs')], {
      env: {
        ...process.env,
        ...demonstrationEnvironment,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        PICTURES_DIR: join(root, '.data/pictures'),
        API_ORIGIN: `http://127.0.0.1:${this.backPort}`,
        // A busy machine takes seconds instead of milliseconds: only a real hang may reach these.
        RENDER_DEADLINE_MS: '6000',
        API_DEADLINE_MS: '15000',
        STALE_DEADLINE_MS: '1000',
        // The very next page meets an injected fault.
        RESPONSE_CACHE_MS: '0',
        // All shoppers of a suite share one IP address.
        RATE_LIMIT_FACTOR: '50',
        ...this.env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.shell = shell;
    shell.stdout.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        try {
          this.log.push(JSON.parse(line) as LogLine);
        } catch {
          // A partial line: no test needs it.
        }
      }
    });
    for (const end = Date.now() + READY_TIMEOUT_MS; Date.now() < end; ) {
      if (shell.exitCode !== null) throw new Error('The shell ended before it was ready.');
      const reply = await fetch(`${this.shellUrl}/readyz`).catch(() => undefined);
      if (reply?.status === ready) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The shell was not ready in time.');
  }

  async stopShell(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const shell = this.shell;
    if (!shell || shell.exitCode !== null || shell.signalCode !== null) return;
    const ended = new Promise((done) => shell.once('exit', done));
    shell.kill(signal);
    await ended;
  }

  async stop(): Promise<void> {
    await this.stopShell();
    await this.front.close();
    await this.back.close();
    for (const folder of [this.dataDir, this.work]) rmSync(folder, { recursive: true, force: true });
  }

  publish(name: string, changes: ReleaseChanges): Promise<string> {
    return publishChanged(this.store, this.key, name, this.work, changes);
  }

  /** Shows a version of a package with short timeouts and no fallback version. */
  async promoteWithShortTimeouts(name: string): Promise<string> {
    const version = await this.publish(name, { deadlineMs: SHORT_TIMEOUT_MS, fallback: false });
    await this.promote({ [name]: version });
    return version;
  }

  /** Promotes versions; resolves with the composition's id when it is shown, or with the reason for its refusal. */
  async promote(versions: Readonly<Record<string, string>>): Promise<{ id: string; refused?: string }> {
    this.isChanged = true;
    const { id } = promote(this.store, this.key, versions, new Date());
    for (const end = Date.now() + READY_TIMEOUT_MS; Date.now() < end; ) {
      const state = (await (await fetch(`${this.shellUrl}/readyz`)).json()) as {
        composition: string;
        refused?: { id: string; why: string };
      };
      if (state.composition === id) return { id };
      if (state.refused?.id === id) return { id, refused: state.refused.why };
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`Composition ${id} was neither shown nor refused in time.`);
  }

  /** The id of the current composition. */
  async shownComposition(): Promise<string> {
    const state = (await (await fetch(`${this.shellUrl}/readyz`)).json()) as { composition: string };
    return state.composition;
  }

  /** Restores the initial state. */
  async restore(): Promise<void> {
    this.front.rules = [];
    this.back.rules = [];
    if (!this.isChanged) return;
    await this.promote(this.initialVersions);
    this.isChanged = false;
  }

  /** The initial version of a package. */
  firstVersion(name: string): string {
    return this.initialVersions[name] ?? '';
  }

  manifest(name: string) {
    return this.manifestOf(name, this.firstVersion(name));
  }

  /** The published manifest of a version. */
  manifestOf(name: string, version: string) {
    return readManifest(this.store, name, readReleaseRecord(this.store, this.key, name, version));
  }

  /** A document as served, with its headers. */
  async document(path: string): Promise<ServedDocument> {
    const reply = await fetch(`${this.url}${path}`, { redirect: 'manual' });
    const html = await reply.text();
    const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1];
    return {
      status: reply.status,
      headers: reply.headers,
      html,
      // React's separators between pieces of text are not text.
      text: html
        .replace(/<(script|style)\b.*?<\/\1>/gs, '')
        .replace(/<!--.*?-->/g, '')
        .replace(/<[^>]+>/g, ' '),
      state: state ? (JSON.parse(state) as PageState) : undefined,
    };
  }

  /** Log lines about parts that were not rendered. */
  partsNotRendered(): readonly LogLine[] {
    return this.log.filter(({ msg }) => msg === 'a part of a page was not rendered');
  }
}
