import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseKeyOf, releaseStoreOf } from '@storefront/release-tool/session/data-folder';
import { promote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import type { ReleaseStore } from '@storefront/releases/store/release-store';
import { remoteNames } from '../run/packages/package-names';

/** Releases one remote after the other, each time as a new version of its build. */
export class Releaser {
  private readonly copies = mkdtempSync(join(tmpdir(), 'storefront-soak-builds-'));
  private readonly remotes: readonly string[];
  private readonly store: ReleaseStore;
  private releases = 0;

  constructor(
    root: string,
    private readonly dataDir: string,
  ) {
    this.remotes = remoteNames(root);
    this.store = releaseStoreOf(dataDir);
    for (const name of this.remotes) {
      cpSync(join(root, name, 'dist'), join(this.copies, name, 'dist'), { recursive: true });
      cpSync(join(root, name, 'package.json'), join(this.copies, name, 'package.json'));
    }
  }

  /** @returns the id of the new composition */
  async releaseNext(): Promise<string> {
    const name = this.remotes[this.releases % this.remotes.length];
    if (!name) throw new Error('There is no remote to release.');
    this.releases += 1;
    appendFileSync(join(this.copies, name, 'dist/server/server.cjs'), `\n// Release ${this.releases} of a soak.`);
    const key = releaseKeyOf(this.dataDir);
    const { version } = await publishRelease(this.store, key, join(this.copies, name));
    return promote(this.store, key, { [name]: version }, new Date()).id;
  }

  clear(): void {
    rmSync(this.copies, { recursive: true, force: true });
  }
}
