import { readChannel } from '@storefront/releases/channels/channel';
import { manifestsOf } from '@storefront/releases/compositions/compose';
import { readComposition } from '@storefront/releases/compositions/read-composition';
import { isKnownName, knownNames, whoUses } from '@storefront/releases/contracts/consumers';
import { readManifest } from '@storefront/releases/publishing/read-manifest';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { Command } from 'commander';
import { operationsOf } from '../back-end/api-document';
import { backEndAddress, readBackEnd } from '../back-end/back-end-operations';
import { CHANNEL_OPTION, JSON_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { compositionsOnShow } from '../versions/compositions-on-show';
import { nearestNames } from '../versions/nearest-names';

export const addWhoUsesCommand = (program: Command, { open }: ReleaseContext) =>
  program
    .command('who-uses')
    .description('the versions on show that provide or use something')
    .argument(
      '<thing...>',
      'a command, fact, boundary, action, operation, shared value, page or shared library, such as basket:add-item, GET /basket, checkout or yup@1',
    )
    .option(...JSON_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async (words: string[], options: SessionOptions & { json?: boolean }) =>
      printUses(await open(options, { readsShown: true }), words.join(' '), options.json),
    );

/**
 * Prints the versions on show that provide or use something, canaries and pinned businesses included.
 * @throws Error when there is nothing of this name, with the nearest names
 */
async function printUses(session: ReleaseSession, thing: string, json = false): Promise<void> {
  const shown = compositionsOnShow(session).map(
    ([place, { packages }]) => [place, manifestsOf(session.store, packages)] as const,
  );
  if (shown.length === 0) return console.log('No composition has been promoted.');
  const lines = shown.flatMap(([place, manifests]) => whoUses(manifests, thing).map((line) => `${place}: ${line}`));
  if (json && lines.length) return console.log(JSON.stringify(lines.map(placeAndUse), null, 2));
  if (lines.length === 0) {
    const before = await shownBefore(session);
    await assertExists(session, thing, [...shown.flatMap(([, manifests]) => manifests), ...before]);
    return console.log(json ? '[]' : `No version on show provides or uses ${thing}.`);
  }
  // A canary shows most packages in their stable versions, and a pinned business may.
  const added = lines.filter(
    (line) => line.startsWith('stable') || !lines.includes(line.replace(/^(canary|pin) \S+:/, 'stable:')),
  );
  console.log(added.join('\n'));
}

/** 'stable: mf-slots 1.2.3 reacts to …' in parts, for programs. */
function placeAndUse(line: string): { readonly place: string; readonly use: string } {
  const at = line.indexOf(': ');
  return { place: line.slice(0, at), use: line.slice(at + 2) };
}

/** The manifests of what the channel showed earlier, as far as they are kept: a contract may have ended since. */
async function shownBefore({ store, key }: ReleaseSession): Promise<ReleaseManifest[]> {
  const history = readChannel(store, key, store.channel)?.history ?? [];
  await store.fetchManifests(history);
  const packages = history.flatMap((id) =>
    unlessCleaned(() => Object.entries(readComposition(store, key, id).packages)),
  );
  return packages.flatMap(([name, entry]) => unlessCleaned(() => [readManifest(store, name, entry)]));
}

function unlessCleaned<Found>(read: () => Found[]): Found[] {
  try {
    return read();
  } catch {
    // It was cleaned away. A damaged one is refused by the commands that show it, such as `rollback`.
    return [];
  }
}

/** @throws Error when no version provides or uses this name and, for an operation, the back end lacks it; or when it names a package */
async function assertExists(
  { storefront }: ReleaseSession,
  thing: string,
  manifests: readonly ReleaseManifest[],
): Promise<void> {
  if (isKnownName(thing, manifests)) return;
  const name = thing.replace(VERSION, '');
  const owner = manifests.find((one) => one.name === name);
  if (owner)
    throw new Error(
      `${name} is a package: name something that packages provide or use, such as ${nearestNames(name, knownNames([owner])).join(', ')}.`,
    );
  const isOperation = OPERATION.test(thing);
  // The back end may have operations that no version calls.
  const document = isOperation ? await readBackEnd(storefront) : undefined;
  if (typeof document === 'string')
    throw new Error(
      `No version calls '${thing}', and whether the back end has it is unknown, because its OpenAPI document could not be read from ${backEndAddress(storefront)} (${document}).`,
    );
  const operations = document ? [...operationsOf(document).keys()] : [];
  if (operations.includes(thing)) return;
  const known = knownNames(manifests);
  const names = isOperation ? [...operations, ...known.filter((one) => OPERATION.test(one))] : known;
  throw new Error(
    `No version on show, or in the channel's history, has a command, fact, boundary, action, operation, shared value, page or shared library '${thing}'; the nearest names are ${nearestNames(name, names).join(', ')}.`,
  );
}

const OPERATION = /^[A-Z]+ \//;
const VERSION = /@[\d.]+$/;
