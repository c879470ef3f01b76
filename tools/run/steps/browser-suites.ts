import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canRecordVideo } from '@storefront/testing/browser/can-record-video';
import { ensureChromium } from '../ensure-chromium';
import { runCommand } from '../run-command';

/** With more failures than this the cause is a common one, and one screenshot of each is enough. */
const MAX_RUN_AGAIN = 10;
/** The failures are known already, so the second run may not make the whole one much longer. */
const MAX_AGAIN_MS = 300_000;

interface SuitesOptions {
  readonly root: string;
  readonly reports: string;
  /** Whether the packages have been built by this run. */
  isBuilt(): boolean;
  isStopped(): boolean;
}

interface SuiteOptions {
  /** Shown after it has ended, because another step shows its progress meanwhile. */
  readonly buffersOutput?: boolean;
  readonly env?: Record<string, string>;
}

/** The browser suites of `npm test`, each with a report of its own. */
export class BrowserSuites {
  private chromium: Promise<string> | undefined;
  constructor(private readonly options: SuitesOptions) {}

  /** The reports of all suites, for the merged one. */
  get blobs(): string {
    return join(this.options.reports, 'blobs');
  }
  /** Whether failed tests have run again, with traces. */
  recordedFailures = false;

  /**
   * Runs a suite.
   * @param config the path of its configuration in the repository
   * @param name of its report
   */
  suite(config: string, name: string, args: readonly string[] = [], options?: SuiteOptions): Promise<number> {
    const command = [join(this.options.root, 'node_modules/.bin/playwright'), 'test', '-c', config, ...args];
    return this.run(name, dirname(config), command, options);
  }

  /** Runs a remote's suite by its own command; `filter` selects files. */
  remoteSuite(remote: string, filter: readonly string[] = [], options?: SuiteOptions): Promise<number> {
    const command = ['npm', 'run', '--silent', 'e2e', '-w', remote, '--', ...filter];
    return this.run(remote, join(remote, 'e2e'), command, options);
  }

  /** The specs that need no code of another remote, and the one of its neighbours with contract doubles. */
  standaloneSuite(remote: string): Promise<number> {
    // Another remote's runs at the same time.
    return this.remoteSuite(remote, ['standalone/', 'neighbours', '--workers=2'], {
      buffersOutput: true,
      env: { NEIGHBOURS: 'doubles' },
    });
  }

  private async run(name: string, folder: string, command: readonly string[], options: SuiteOptions = {}) {
    rmSync(this.lastRun(folder), { force: true });
    const code = await this.start(command, join(this.blobs, `${name}.zip`), options);
    if (code !== 0 && !this.options.isStopped()) await this.runFailedAgain(name, folder, command, options);
    return code;
  }

  /** What Playwright keeps of a suite's last run. */
  private lastRun(folder: string): string {
    return join(this.options.root, folder, 'test-results/.last-run.json');
  }

  /** Records traces, which would slow passing tests down. The second result changes nothing: the test has failed. */
  private async runFailedAgain(name: string, folder: string, command: readonly string[], options: SuiteOptions) {
    const count = failedTests(this.lastRun(folder));
    if (count === 0) return;
    if (count > MAX_RUN_AGAIN) {
      console.log(`${count} tests failed, too many to run again with a trace.`);
      return;
    }
    const records = canRecordVideo();
    console.log(`The failed tests of ${name} run again, to record a trace${records ? ' and a video' : ''} of each.`);
    if (!records) console.log("Videos need Playwright's ffmpeg: npx playwright install ffmpeg");
    const again = [...command, '--last-failed', `--global-timeout=${MAX_AGAIN_MS}`, '--reporter=list,blob'];
    const blob = join(this.blobs, `${name}-again.zip`);
    await this.start(again, blob, {
      ...options,
      env: { ...options.env, TRACE: 'yes', VIDEO: records ? 'yes' : '' },
    });
    this.recordedFailures ||= existsSync(blob);
  }

  private async start([command = '', ...words]: readonly string[], blob: string, options: SuiteOptions) {
    this.chromium ??= ensureChromium(this.options.root);
    return runCommand(command, words, {
      cwd: this.options.root,
      buffersOutput: options.buffersOutput ?? false,
      env: {
        PLAYWRIGHT_CHROMIUM: await this.chromium,
        PLAYWRIGHT_BLOB_OUTPUT_FILE: blob,
        ...(this.options.isBuilt() && { BUILD: 'no' }),
        ...options.env,
      },
    });
  }
}

/** The number of failed tests; none when the suite ended before it wrote the file. */
function failedTests(file: string): number {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { failedTests?: readonly string[] }).failedTests?.length ?? 0;
  } catch {
    return 0;
  }
}
