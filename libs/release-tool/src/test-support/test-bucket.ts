import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { probeAndPromote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { publisherStoreOf } from '../session/data-folder';

interface ShownBuild {
  readonly channel?: string;
  /** Additional fields of the manifest. */
  readonly manifest?: object;
}

/** A folder as the bucket of an installation, which a test can put back to an earlier state. */
export class TestBucket {
  readonly folder: string;
  /** Where `show` writes its build. */
  readonly build: string;
  /** The environment variables of commands on a machine of the installation. */
  readonly settings: Readonly<Record<'DATA_DIR' | 'RELEASES_BUCKET_URL', string>>;
  private readonly copy: string;

  /** @param work an empty folder */
  constructor(work: string) {
    [this.folder, this.build, this.copy] = [join(work, 'bucket'), join(work, 'build'), join(work, 'copy')];
    this.settings = { DATA_DIR: join(work, 'data'), RELEASES_BUCKET_URL: pathToFileURL(this.folder).href };
    for (const folder of [this.folder, join(this.settings.DATA_DIR, 'keys')]) mkdirSync(folder, { recursive: true });
  }

  /**
   * Publishes and promotes a build of a package, which may remove what the one before had; `settings` must be set.
   * @returns the composition's id
   */
  async show(name: string, code: string, { channel, manifest = {} }: ShownBuild = {}): Promise<string> {
    const key = releaseKey(join(this.settings.DATA_DIR, 'keys/release.pem'));
    const store = publisherStoreOf(this.settings.DATA_DIR, key, undefined, channel);
    await store.refresh();
    writeTestBuild(this.build, { name, server: code, files: { [`${code}.js`]: code }, manifest });
    const { version } = await publishRelease(store, key, this.build);
    const probe = async () => undefined;
    const promote = () => probeAndPromote(store, key, { [name]: version }, new Date(), probe, true);
    return (await store.change(promote)).id;
  }

  /** Makes the copy of the bucket that `putBack` puts in its place. */
  keep(): void {
    cpSync(this.folder, this.copy, { recursive: true });
  }

  putBack(): void {
    rmSync(this.folder, { recursive: true });
    cpSync(this.copy, this.folder, { recursive: true });
  }
}
