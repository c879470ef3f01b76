import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { readChannel } from '@storefront/releases/channels/channel';
import { currentPins } from '@storefront/releases/channels/pins';
import { probeAndPromote } from '@storefront/releases/channels/promote';
import { probeAndTake } from '@storefront/releases/channels/take-composition';
import type { Composition } from '@storefront/releases/compositions/composition.types';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { readComposition } from '@storefront/releases/compositions/read-composition';
import type { Command } from 'commander';
import { assertBackEndServes } from '../back-end/back-end-operations';
import { channelName, compositionId } from '../options/option-values';
import {
  CHANNEL_OPTION,
  FAILURES_OPTION,
  MISFIT_OPTION,
  REASON_OPTION,
  REMOVAL_OPTION,
} from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { waitUntilShown } from '../storefront/wait-until-shown';
import { chosenVersions, triedVersion } from '../versions/chosen-versions';
import { type NamedVersion, namedVersions } from '../versions/named-versions';
import { assertTested } from '../versions/tested-versions';

interface PromoteOptions extends SessionOptions {
  readonly from?: string;
  readonly allowRemoval?: boolean;
}

export const addPromoteCommand = (program: Command, { open }: ReleaseContext) =>
  program
    .command('promote')
    .description('show versions to everyone in one step, once they have rendered')
    .argument('[names...]', 'each NAME or NAME@VERSION; by default what a canary tries, else the newest version')
    .option('--from <channel>', 'exactly what this channel shows, if that is COMPOSITION', channelName)
    .option(...REMOVAL_OPTION)
    .option(...FAILURES_OPTION)
    .option(...MISFIT_OPTION)
    .option(...REASON_OPTION)
    .option(...CHANNEL_OPTION)
    .usage('[options] NAME[@VERSION]...\n       npm run release -- promote [options] --from CHANNEL [COMPOSITION]')
    .action(async (words: string[], options: PromoteOptions) => {
      if (words.length === 0 && !options.from) throw new Error('Name a package, or a channel with --from.');
      if (words.length > 1 && options.from) throw new Error('Name one composition at most.');
      const [tested] = options.from ? words.map(compositionId) : [];
      const session = await open(options);
      return options.from
        ? promoteFrom(session, options.from, tested, options)
        : promoteVersions(session, namedVersions(words, session.packages), options);
    });

/** Shows published versions to everyone, once they can be rendered. */
export async function promoteVersions(
  session: ReleaseSession,
  named: readonly NamedVersion[],
  { allowRemoval, despiteFailures }: PromoteOptions,
): Promise<void> {
  const { store, key, probe } = session;
  const versions = await chosenVersions(session, named, (name) => triedVersion(session, name));
  await assertBackEndServes(session, versions);
  const shown = currentComposition(store, key);
  if (shown && Object.entries(versions).every(([name, version]) => shown.packages[name]?.version === version)) {
    console.log(
      `Composition ${shown.id} on channel ${store.channel} shows ${versionsText(versions)} already, so nothing was changed`,
    );
    return waitUntilShown(session, shown.id);
  }
  const untested = await assertTested(session, versions, despiteFailures);
  const canaries = Object.keys(currentCanaries(store, key));
  const composition = await store.change(() => probeAndPromote(store, key, versions, new Date(), probe, allowRemoval));
  console.log(`Promoted as composition ${composition.id} on channel ${store.channel}`);
  for (const line of untested) console.log(line);
  namePinned(session, Object.keys(versions));
  const running = currentCanaries(store, key);
  for (const name of canaries.filter((one) => !(one in running)))
    console.log(`Canary ${name} has ended with it; \`npm run release -- log\` says why`);
  // Another publisher's promotion may follow before the storefront is asked.
  const isReplaced = () => currentComposition(store, key)?.id !== composition.id;
  return waitUntilShown(session, composition.id, undefined, isReplaced);
}

/** Shows exactly what another channel shows. */
async function promoteFrom(
  session: ReleaseSession,
  from: string,
  tested: string | undefined,
  { allowRemoval = false, despiteFailures }: PromoteOptions,
): Promise<void> {
  const { store, key, probe } = session;
  await store.fetchChannel(from);
  const source = readChannel(store, key, from)?.current;
  let untested: string[] = [];
  if (source) {
    const versions = versionsOf(readComposition(store, key, source));
    await assertBackEndServes(session, versions);
    untested = await assertTested(session, notShown(session, versions), despiteFailures);
  }
  const composition = await store.change(
    // Only what was compared: the other channel may have moved meanwhile.
    () => probeAndTake(store, key, { from, tested: tested ?? source, allowsRemoval: allowRemoval }, new Date(), probe),
    'refuse',
  );
  console.log(`Promoted as composition ${composition.id} to ${store.channel}, as ${from} shows it`);
  for (const line of untested) console.log(line);
  namePinned(session, Object.keys(composition.packages));
  return waitUntilShown(session, composition.id);
}

/** A pinned business keeps its composition, which the person who promotes may not know. */
export function namePinned({ store, key }: ReleaseSession, names: readonly string[]): void {
  const shown = currentComposition(store, key);
  for (const [business, { composition, by }] of Object.entries(currentPins(store, key))) {
    const { packages } = readComposition(store, key, composition);
    const kept = names.filter((name) => packages[name]?.version !== shown?.packages[name]?.version);
    if (kept.length)
      console.log(
        `${business} is pinned by ${by}, so it keeps ${kept.map((name) => `${name} ${packages[name]?.version ?? '(none)'}`).join(', ')} until \`unpin ${business}\``,
      );
  }
}

/** The versions that the channel does not show. */
export function notShown(
  { store, key }: ReleaseSession,
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  const shown = currentComposition(store, key)?.packages;
  return Object.fromEntries(Object.entries(versions).filter(([name, version]) => shown?.[name]?.version !== version));
}

const versionsText = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(', ');

export const versionsOf = ({ packages }: Composition): Record<string, string> =>
  Object.fromEntries(Object.entries(packages).map(([name, { version }]) => [name, version]));
