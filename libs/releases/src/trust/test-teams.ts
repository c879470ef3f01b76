import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { ChannelMemory } from '../channels/channel-memory';
import { promote } from '../channels/promote';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { ReleaseStore } from '../store/release-store';
import { addRole, removeRole, startRoles } from './change-roles';

export const EXPIRES = '2099-06-01T00:00:00.000Z';
export const NOW = new Date('2026-03-01T09:00:00Z');

/** A new private key. */
export const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;
export const publicHalf = (key: KeyObject): KeyObject => createPublicKey(key);

/** An installation with a first key and two teams, each with a key and a role of its own. */
export class TestTeams {
  readonly first: KeyObject;
  readonly basket = newKey();
  readonly slots = newKey();
  /** The store of the installation that the first key began. */
  readonly store: ReleaseStore;

  constructor(readonly folder: string) {
    this.first = releaseKey(join(folder, 'keys/release.pem'));
    this.store = this.machine('first');
  }

  /** The releases as a machine with a memory of its own sees them. */
  machine(name: string, channel?: string): ReleaseStore {
    const memory = new ChannelMemory(join(this.folder, 'state', name));
    return new ReleaseStore(
      ...([join(this.folder, 'releases'), memory, { name }] as const),
      ...([channel, publicHalf(this.first)] as const),
    );
  }

  /** @returns the version */
  async publish(key: KeyObject, name: string, code: string, now = NOW): Promise<string> {
    const root = join(this.folder, 'build');
    writeTestBuild(root, { name, server: code, files: { 'entry.js': `the entry of ${name}` } });
    return (await publishRelease(this.store, key, root, { now })).version;
  }

  /** Publishes and promotes a version. @returns the composition's id */
  async release(key: KeyObject, name: string, code: string): Promise<string> {
    const version = await this.publish(key, name, code);
    return promote(this.store, key, { [name]: version }, NOW).id;
  }

  /** Shows a first version of each package, and gives each team its role. */
  async start(): Promise<void> {
    const versions: Record<string, string> = {};
    for (const name of ['shell', 'mf-basket', 'mf-slots']) versions[name] = await this.publish(this.first, name, 'one');
    promote(this.store, this.first, versions, NOW);
    startRoles(this.store, this.first, { keys: [this.first], threshold: 1 }, EXPIRES, [this.first]);
    this.add('basket-team', ['mf-basket'], ['stable', 'staging'], this.basket);
    this.add('slots-team', ['mf-slots'], ['stable'], this.slots);
  }

  add(name: string, packages: string[], channels: string[], key: KeyObject, expiresAt = EXPIRES): void {
    addRole(this.store, this.first, { name, packages, channels, expiresAt }, [publicHalf(key)], [this.first]);
  }

  /** The first key signs roots only. */
  removeFirstRole(): void {
    removeRole(this.store, this.first, 'installation', false, [this.first]);
  }
}
