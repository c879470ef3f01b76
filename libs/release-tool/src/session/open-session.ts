import type { KeyObject } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { httpUrl } from '@storefront/api/http-url';
import { STABLE } from '@storefront/releases/channels/channel-names';
import type { Probe } from '@storefront/releases/channels/probe.types';
import type { ReleaseStore } from '@storefront/releases/store/release-store';
import { channelName } from '../options/option-values';
import { publisherStoreOf, releaseKeyOf } from './data-folder';
import { assertNamedChannelExists } from './named-channel';
import { releaseAuthor } from './release-author';
import type { ChannelUse, SessionOptions } from './release-context';
import type { ReleaseRepository, ReleaseSession } from './release-session';

export interface ReleaseEnvironment {
  readonly repository: ReleaseRepository;
  /** The data folder of the storefront, unless DATA_DIR names another; a repository without one needs DATA_DIR. */
  readonly dataDir?: string;
  /** Checks that the storefront can show a composition. @param storefront its origin */
  readonly probeOf: (store: ReleaseStore, key: KeyObject, storefront: string) => Probe;
}

/** @throws Error with one sentence when the command has nothing to work with, or may not change it */
export async function openSession(
  { repository, dataDir: own, probeOf }: ReleaseEnvironment,
  { channel: named, reason, despiteFailures, allowMisfit }: SessionOptions,
  { recovers, readsShown }: ChannelUse = {},
): Promise<ReleaseSession> {
  const dataDir = dataFolder(own);
  const key = releaseKeyOf(dataDir);
  const storefront = storefrontOrigin(process.env.STOREFRONT_URL || `http://localhost:${process.env.PORT ?? 4200}`);
  const usual = channelName(process.env.RELEASE_CHANNEL || STABLE);
  const channel = named ?? usual;
  // A command may name packages that only the usual channel shows.
  if (channel !== usual) await publisherStoreOf(dataDir, key, undefined, usual).refresh();
  const reasons = [despiteFailures && `despite failures: ${despiteFailures}`, reason].filter(Boolean).join('; ');
  const store = publisherStoreOf(dataDir, key, releaseAuthor(repository.root, reasons || undefined), channel);
  await store.refresh();
  if (!recovers) await store.assertNotPutBack();
  if (readsShown) await assertNamedChannelExists(store);
  return {
    repository,
    store,
    dataDir,
    key,
    storefront,
    allowsMisfit: allowMisfit,
    packages: [...new Set([...repository.packages, ...store.list('packages')])],
    storeOf: (author) => publisherStoreOf(dataDir, key, author, channel),
    probe: probeOf(store, key, storefront),
  };
}

/**
 * The data folder that a command works with.
 * @param own the repository's, which may be new
 * @throws Error when none is named, or the named one is no folder, or has no release key and belongs to no storefront
 */
function dataFolder(own: string | undefined): string {
  const named = process.env.DATA_DIR || own;
  if (!named) throw new Error('DATA_DIR is missing: the data folder of the storefront, with its releases and its key.');
  const folder = resolve(named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(`DATA_DIR names ${folder}, which is not a folder.`);
  if (!own && !process.env.RELEASE_KEY && !existsSync(join(folder, 'keys/release.pem')))
    throw new Error(`${folder} has no release key: DATA_DIR names the data folder of a storefront.`);
  return folder;
}

/** Without a path or a slash at its end, which commands add themselves. @throws Error when it is no address */
function storefrontOrigin(address: string): string {
  const url = httpUrl(address);
  if (!url) throw new Error(`STOREFRONT_URL is '${address}', which is not an address such as https://shop.example.`);
  return url.origin;
}
