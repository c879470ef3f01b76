import { join } from 'node:path';
import { openBucket } from '@storefront/releases/bucket/open-bucket';
import { ChannelMemory } from '@storefront/releases/channels/channel-memory';
import { ReleaseMirror } from '@storefront/releases/mirror/release-mirror';
import { publicReleaseKey } from '@storefront/releases/signatures/release-key';
import { PublishedFiles } from '@storefront/releases/store/published-files';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import type { FastifyInstance } from 'fastify';
import { bucketPictures } from '../assets/picture-sources';
import { SharedPictures } from '../assets/shared-pictures';
import { LiveCanaries } from '../canary/live-canaries';
import { LivePins } from '../canary/live-pins';
import type { ShellConfig } from '../config';
import { compositionPaths } from '../errors/known-paths';
import type { KnownPath } from '../errors/redact';
import { RenderProcesses } from '../processes/render-processes';
import { BucketFollower } from './bucket-follower';
import { LiveComposition, type ReleaseSource } from './live-composition';
import { LoadedCompositions } from './loaded-compositions';
import { Refusals } from './refusals';

/** The releases that a shell shows: the stable composition, canaries and pins, and the processes that render them. */
export class ShownReleases {
  readonly source: ReleaseSource;
  readonly published: PublishedFiles;
  readonly processes: RenderProcesses;
  readonly compositions: LoadedCompositions;
  readonly refusals = new Refusals();
  /** Copies releases from the bucket; undefined where they are published into the shell's own folder. */
  readonly follower: BucketFollower | undefined;
  /** Render processes that ended by themselves since the start; each was replaced. */
  lostProcesses = 0;
  /** Those that other machines put into the bucket; missing without a bucket. */
  readonly pictures: SharedPictures | undefined;
  readonly live: LiveComposition;
  readonly canaries: LiveCanaries;
  readonly pins: LivePins;

  constructor({ log: logger }: Pick<FastifyInstance, 'log'>, config: ShellConfig) {
    const log = (message: string) => logger.warn(message);
    const bucket = openBucket(config.releasesBucket, 0);
    const [folder, memory] = bucket ? ['mirror', 'state/mirror'] : ['releases', 'state/channels'];
    const channels = new ChannelMemory(join(config.dataDir, memory));
    const store = new ReleaseStore(join(config.dataDir, folder), channels, undefined, config.releaseChannel);
    const key = publicReleaseKey(config.releasePublicKey);
    this.published = new PublishedFiles(store, key);
    this.source = { store, key, files: this.published };
    this.processes = new RenderProcesses(
      {
        ...config,
        renderScript: join(import.meta.dirname, 'render-process.cjs'),
        log: (message) => logger.error(message),
        onLoss: () => {
          this.lostProcesses += 1;
        },
      },
      this.published,
    );
    this.compositions = new LoadedCompositions(this.source, log);
    const { source, compositions, refusals, processes } = this;
    this.follower =
      bucket &&
      new BucketFollower({
        mirror: new ReleaseMirror(bucket, store, key),
        channels: [store.channel, store.canaryChannel],
        history: () => store.memory.newest(store.channel, key)?.history ?? [],
        refusals,
        log,
      });
    this.pictures = bucket && new SharedPictures(bucketPictures(bucket), join(config.dataDir, folder, 'pictures'));
    this.live = new LiveComposition(source, processes, log, compositions, refusals);
    const services = { source, compositions, refusals, host: processes, log };
    this.canaries = new LiveCanaries(services);
    this.pins = new LivePins(services);
  }

  /** Copies a composition that no channel names from the bucket, for a preview or a check. */
  readonly fetchComposition = (id: string) => this.follower?.fetchComposition(id);

  /** Copies what suites found about a version from the bucket. */
  readonly fetchResults = async (name: string, version: string) => this.follower?.fetchResults(name, version);

  /** The paths of all pages that somebody is shown at the moment. */
  get pagePaths(): KnownPath[] {
    const others = [...this.canaries.all.values(), ...this.pins.all.values()];
    return [...compositionPaths(this.live.now), ...others.flatMap(({ now }) => compositionPaths(now))];
  }

  /** Shows what the channels name, and follows them. */
  async start(): Promise<void> {
    await this.follower?.start();
    await this.live.start();
    await this.canaries.start();
    await this.pins.start();
  }

  stop(): void {
    this.follower?.stop();
    this.live.stop();
    this.canaries.stop();
    this.pins.stop();
    this.processes.stop();
  }
}
