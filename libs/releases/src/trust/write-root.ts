import type { KeyObject } from 'node:crypto';
import { Metadata, MetadataKind, type Root, type Targets } from '@tufjs/models';
import { keepReleaseKey, keyFingerprint } from '../signatures/release-key';
import { type ReleaseRole, rolePaths } from './release-role';
import type { RootContent } from './root-content.types';
import { SPEC_VERSION, tufKey, tufSigner } from './root-keys';

const keysJson = (keys: readonly KeyObject[]) =>
  Object.fromEntries(keys.map((key) => [keyFingerprint(key), tufKey(key).toJSON()]));

/** The file of a root, signed. @param signers private keys of the root before and of this one */
export function signedRoot(content: RootContent, signers: readonly KeyObject[]): string {
  const { version, expiresAt, rootKeys, threshold, roles, keys, removed, starts, change } = content;
  const common = { spec_version: SPEC_VERSION, version, expires: expiresAt };
  const own = { keyids: rootKeys.map(keyFingerprint), threshold };
  const none = { keyids: [], threshold: 1 };
  const root = Metadata.fromJSON(MetadataKind.Root, {
    signed: {
      _type: MetadataKind.Root,
      ...common,
      consistent_snapshot: true,
      keys: keysJson(rootKeys),
      roles: { root: own, targets: own, snapshot: none, timestamp: none },
    },
    signatures: [],
  }) as Metadata<Root>;
  const delegations = { keys: keysJson(keys), roles: roles.map(delegatedRole) };
  const targets = Metadata.fromJSON(MetadataKind.Targets, {
    signed: {
      _type: MetadataKind.Targets,
      ...common,
      targets: {},
      delegations,
      removed,
      starts,
      ...(change && { change }),
    } as never,
    signatures: [],
  }) as Metadata<Targets>;
  for (const key of signers) keepReleaseKey(key);
  for (const part of [root, targets]) for (const key of signers) part.sign(tufSigner(key));
  return JSON.stringify({ root: root.toJSON(), targets: targets.toJSON() });
}

const delegatedRole = (role: ReleaseRole) => ({
  name: role.name,
  keyids: [...role.keys],
  threshold: 1,
  terminating: true,
  paths: rolePaths(role),
  expires: role.expiresAt,
});
