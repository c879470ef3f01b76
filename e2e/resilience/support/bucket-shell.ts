import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openBucket } from '@storefront/releases/bucket/open-bucket';
import { PublisherStore } from '@storefront/releases/bucket/publisher-store';
import { ChannelMemory } from '@storefront/releases/channels/channel-memory';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { releasePackages } from '../../../tools/run/packages/package-names';
import { publishChanged, type ReleaseChanges } from './broken-release';
import { type CommandOutcome, runRelease } from './release-command';
import { TestStorefront } from './test-storefront';

const sharedDataDir = process.env.E2E_RESILIENCE_DATA ?? '';
/** Where the sandbox serves its buckets. */
export const sandbox = `http://127.0.0.1:${Number(process.env.E2E_RESILIENCE_PORT) + 5}`;
/** The published key of the sandbox's buckets. */
const KEY = { keyId: 'STOREFRONTSANDBOX', secret: 'storefront-sandbox-s3-secret' };

interface ReadyState {
  readonly composition?: string;
  readonly bucketAwaySince?: string;
}

/** A shell on a machine of its own, which has its releases from a bucket of the sandbox. */
export class BucketShell extends TestStorefront {
  /** @param first the machine with the release key; undefined for that machine itself */
  constructor(
    port: number,
    private readonly bucketName: string,
    private readonly first?: BucketShell,
    env: Readonly<Record<string, string>> = {},
  ) {
    super(port, {
      RELEASES_BUCKET_URL: `${sandbox}/s3/${bucketName}`,
      RELEASES_BUCKET_KEY_ID: KEY.keyId,
      RELEASES_BUCKET_SECRET: KEY.secret,
      ...(first && { RELEASE_PUBLIC_KEY: join(first.dataDir, 'keys/release.pub.pem') }),
      ...env,
    });
  }

  /** Where the sandbox serves its bucket; requests for lists have a query in place of the last slash. */
  get bucketPath(): string {
    return `/s3/${this.bucketName}`;
  }

  /** The first machine's shell starts on an empty bucket. */
  override async start(): Promise<void> {
    // Reuses compressed files.
    cpSync(join(sharedDataDir, 'releases/assets'), join(this.dataDir, 'mirror/assets'), { recursive: true });
    if (!this.first) releaseKey(join(this.dataDir, 'keys/release.pem'));
    return this.open(this.first ? 200 : 503);
  }

  /** Publishes changed builds into the bucket. */
  override publish(name: string, changes: ReleaseChanges): Promise<string> {
    const bucket = openBucket({ url: this.env.RELEASES_BUCKET_URL, ...KEY }, 0);
    if (!bucket) throw new Error('The bucket has no address.');
    const mirror = new ReleaseStore(
      join(this.dataDir, 'mirror'),
      new ChannelMemory(join(this.dataDir, 'state/mirror')),
    );
    return publishChanged(new PublisherStore(bucket, mirror, this.key), this.key, name, this.work, changes);
  }

  /** Publishes the builds of all packages and shows them by a release command. */
  async releaseAll(): Promise<CommandOutcome> {
    for (const name of releasePackages) await this.publish(name, { fallback: false });
    return runRelease(this, 'promote', ...releasePackages);
  }

  async ready(): Promise<ReadyState> {
    return (await (await fetch(`${this.shellUrl}/readyz`)).json()) as ReadyState;
  }

  /** @param path such as packages/mf-basket/VERSION/server.cjs */
  isInBucket(path: string): boolean {
    return existsSync(join(sharedDataDir, 'sandbox/buckets', this.bucketName, path));
  }

  /** Deletes a file or folder of the bucket, if it has that, as a person with that right does. */
  deleteFromBucket(path: string): void {
    rmSync(join(sharedDataDir, 'sandbox/buckets', this.bucketName, path), { recursive: true, force: true });
  }

  /** Copies the bucket into a new folder of the test. */
  copyBucket(): string {
    const copy = mkdtempSync(join(this.work, 'bucket-'));
    cpSync(join(sharedDataDir, 'sandbox/buckets', this.bucketName), copy, { recursive: true });
    return copy;
  }

  /** Deletes all files of the bucket, as a person with that right does. */
  emptyBucket(): void {
    for (const file of readdirSync(join(sharedDataDir, 'sandbox/buckets', this.bucketName)))
      this.deleteFromBucket(file);
  }

  /** Replaces the content of the bucket with that of a folder. */
  putBack(copy: string): void {
    this.emptyBucket();
    cpSync(copy, join(sharedDataDir, 'sandbox/buckets', this.bucketName), { recursive: true });
  }

  /** The numbers of a channel's states in the bucket, and when the bucket accepted the newest one. */
  states(channel: string): { readonly count: number; readonly acceptedAt: number } {
    const folder = join(sharedDataDir, 'sandbox/buckets', this.bucketName, 'channels', channel);
    for (let count = 0; ; count += 1) {
      const file = join(folder, `${String(count + 1).padStart(15, '0')}.json`);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat) continue;
      const newest = join(folder, `${String(count).padStart(15, '0')}.json`);
      return { count, acceptedAt: count ? statSync(newest).mtimeMs : 0 };
    }
  }
}

/** Lets requests to the bucket of a shell fail; suites that use others at the same time are not affected. */
export const failBucket = ({ bucketPath: path }: BucketShell, fault: object): Promise<Response> =>
  fetch(`${sandbox}/api/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 's3:*', path, ...fault }),
  });

/** Ends all faults. */
export const repairBucket = (): Promise<Response> => fetch(`${sandbox}/api/faults`, { method: 'DELETE' });
