import type { KeyObject } from 'node:crypto';
import { lastAccepted } from '../channels/channel';
import { keyFingerprint } from '../signatures/release-key';
import { sha256 } from '../signatures/sha256';
import type { ReleaseStore } from '../store/release-store';
import { nextRoot } from './newest-root';
import type { ChannelStart } from './release-role';
import type { ReleaseRoot } from './release-root';
import { anchorOf } from './release-trust';
import type { RootContent } from './root-content.types';
import { signedRoot } from './write-root';

/**
 * Signs a version of the roles, and stores it.
 * @param signers private keys of the root before and of this one
 * @throws Error when too few keys sign it, or another person changed the roles at the same time
 */
export function storeRoot(
  store: ReleaseStore,
  key: KeyObject,
  signers: readonly KeyObject[],
  content: Omit<RootContent, 'starts'>,
  before?: ReleaseRoot,
): ReleaseRoot {
  const { version } = content;
  if (before) assertEnough(version, before.rootKeys, before.threshold, signers);
  assertEnough(version, content.rootKeys.map(keyFingerprint), content.threshold, signers);
  const text = signedRoot({ ...content, starts: channelStarts(store, key) }, signers);
  const root = nextRoot(anchorOf(store, key), before, version, text);
  if (!store.create(text, 'roots', `${version}.json`))
    throw new Error('Another person changed the roles at the same time, so nothing was changed. Try again.');
  store.memory.roots.accept(anchorOf(store, key), root, Buffer.from(text));
  return root;
}

function assertEnough(
  version: number,
  keys: readonly string[],
  threshold: number,
  signers: readonly KeyObject[],
): void {
  const count = keys.filter((key) => signers.map(keyFingerprint).includes(key)).length;
  if (count < threshold)
    throw new Error(
      `Root ${version} needs ${threshold} of the root keys ${keys.join(', ')}, and ${count} signed: --sign names their files.`,
    );
}

/** The accepted state of each channel: what is shown stays valid, also with other keys in the next root. */
function channelStarts(store: ReleaseStore, key: KeyObject): Record<string, ChannelStart> {
  const starts = store.list('channels').flatMap((channel) => {
    const state = lastAccepted(store, key, channel);
    if (!state) return [];
    const { sequence } = state;
    return [[channel, { sequence, sha256: sha256(store.read('channels', channel, `${sequence}.json`)) }] as const];
  });
  return Object.fromEntries(starts);
}
