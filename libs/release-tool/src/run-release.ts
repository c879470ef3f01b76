import type { KeyObject } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { httpUrl } from '@storefront/api/http-url';
import { STABLE } from '@storefront/releases/channels/channel-names';
import type { Probe } from '@storefront/releases/channels/probe.types';
import type { ReleaseStore } from '@storefront/releases/store/release-store';
import { channelName } from './argument-values';
import { listCanaries, restoreCanaries, showCanary, stopCanary, watchCanaries } from './canary-commands';
import { checkApi } from './check-api';
import {
  promoteFrom,
  promoteVersions,
  recoverComposition,
  retirePackage,
  rollBackComposition,
  rollBackVersion,
} from './composition-commands';
import { publisherStoreOf, releaseKeyOf } from './data-folder';
import { developRemote } from './develop-command';
import { linkComposition, linkVersions, printReleasesLink } from './link-commands';
import { assertNamedChannelExists } from './named-channel';
import { pinBusiness, unpinBusiness } from './pin-commands';
import { publishPackage } from './publish-package';
import { asksForHelp, readReleaseArguments } from './release-arguments';
import { releaseAuthor } from './release-author';
import type { ReleaseCommand } from './release-command.types';
import type { ReleaseRepository, ReleaseSession } from './release-session';
import { releaseUsage } from './release-usage';
import { cleanStore, printLog, printStatus } from './report-commands';
import { runRoles, warnOfExpiry } from './role-commands';
import { recordTested } from './tested-versions';
import { printUses } from './who-uses';

export interface ReleaseEnvironment {
  readonly repository: ReleaseRepository;
  /** The data folder of the storefront, unless DATA_DIR names another; a repository without one needs DATA_DIR. */
  readonly dataDir?: string;
  /** Checks that the storefront can show a composition. @param storefront its origin */
  readonly probeOf: (store: ReleaseStore, key: KeyObject, storefront: string) => Probe;
}

/**
 * Runs one release command, prints what it did, and ends the process with 1 and one sentence if it failed.
 * @param args the words of the command line
 */
export async function runRelease(environment: ReleaseEnvironment, args: readonly string[]): Promise<void> {
  // A reader such as `head` may close the pipe, and needs no more.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  try {
    const { repository } = environment;
    if (asksForHelp(args) && !environment.dataDir) return console.log(releaseUsage(repository.packages));
    const dataDir = dataFolder(environment.dataDir);
    const key = releaseKeyOf(dataDir);
    const usual = channelName(process.env.RELEASE_CHANNEL || STABLE);
    const releases = publisherStoreOf(dataDir, key, undefined, usual);
    if (!asksForHelp(args)) await releases.refresh();
    const packages = [...new Set([...repository.packages, ...releases.list('packages')])];
    const command = readReleaseArguments(args, packages, !environment.dataDir);
    if (command.command === 'help') return console.log(releaseUsage(packages, command.about));
    const storefront = storefrontOrigin(process.env.STOREFRONT_URL || `http://localhost:${process.env.PORT ?? 4200}`);
    const channel = command.channel ?? usual;
    const store = publisherStoreOf(dataDir, key, releaseAuthor(repository.root, command.reason), channel);
    if (channel !== usual) await store.refresh();
    // A recovery makes a state after the newest that this machine has accepted, which others follow.
    if (!command.command.startsWith('recover')) await store.assertNotPutBack();
    await assertNamedChannelExists(store, command);
    const session: ReleaseSession = {
      ...{ repository, store, dataDir, key, storefront, allowsMisfit: command.allowsMisfit },
      storeOf: (author) => publisherStoreOf(dataDir, key, author, channel),
      probe: environment.probeOf(store, key, storefront),
    };
    await runCommand(session, command);
    // `roles` shows it with each role.
    if (!command.command.startsWith('roles')) warnOfExpiry(session);
  } catch (error) {
    console.error(errorMessage(error));
    process.exit(1);
  }
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

function runCommand(session: ReleaseSession, command: ReleaseCommand): void | Promise<void> {
  switch (command.command) {
    case 'publish':
      return publishPackage(session, command);
    case 'tested':
      return recordTested(session, command);
    case 'promote':
      return promoteVersions(session, command);
    case 'promote from':
      return promoteFrom(session, command);
    case 'canary':
      return showCanary(session, command);
    case 'canary end':
      return stopCanary(session, command.name);
    case 'canary list':
      return listCanaries(session);
    case 'pin':
      return pinBusiness(session, command);
    case 'unpin':
      return unpinBusiness(session, command);
    case 'rollback':
      return rollBackComposition(session, command.composition);
    case 'rollback package':
      return rollBackVersion(session, command.name);
    case 'retire':
      return retirePackage(session, command);
    case 'recover':
      return recoverComposition(session, command);
    case 'recover canaries':
      return restoreCanaries(session, command);
    case 'status':
      return printStatus(session, command);
    case 'link':
      return linkComposition(session, command);
    case 'link versions':
      return linkVersions(session, command);
    case 'develop':
      return developRemote(session, command);
    case 'watch':
      return watchCanaries(session, command);
    case 'view':
      return printReleasesLink(session, command);
    case 'who-uses':
      return printUses(session, command);
    case 'check-api':
      return checkApi(session, command);
    case 'log':
      return printLog(session, command);
    case 'clean':
      return cleanStore(session, command);
    case 'roles':
    case 'roles init':
    case 'roles add':
    case 'roles rotate':
    case 'roles rotate root':
    case 'roles renew':
    case 'roles remove':
      return runRoles(session, command);
  }
}
