import { endCanary, probeAndStartCanary } from '@storefront/releases/canaries/canaries';
import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { currentPins } from '@storefront/releases/channels/pins';
import type { Command } from 'commander';
import { assertBackEndServes } from '../back-end/back-end-operations';
import { businessNames, canaryName, wholeOf } from '../options/option-values';
import { CHANNEL_OPTION, MISFIT_OPTION, REASON_OPTION, VERSIONS_ARGUMENT } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { assertBusinessesExist } from '../storefront/business-names';
import { waitUntilEnded, waitUntilShown } from '../storefront/wait-until-shown';
import { chosenVersions, keptVersion } from '../versions/chosen-versions';
import { type NamedVersion, namedVersions } from '../versions/named-versions';

interface CanaryOptions extends SessionOptions {
  readonly name?: string;
  readonly share?: number;
  readonly business?: readonly string[];
}

export function addCanaryCommands(program: Command, { open }: ReleaseContext): void {
  const canary = program.command('canary').description('show versions to some visitors, end that, or list what runs');
  canary
    .command('show', { isDefault: true })
    .description('show versions to some visitors, beside what the canary tries already (the default)')
    .argument(...VERSIONS_ARGUMENT)
    .option('--name <canary>', 'the name of the canary, by default the first NAME', canaryName)
    .option('--share <number>', 'of 100 new visitors, beside those who open its link', wholeOf('--share', 100))
    .option('--business <names>', 'only visitors of these businesses, comma-separated', businessNames)
    .option(...MISFIT_OPTION)
    .option(...REASON_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async (words: string[], options: CanaryOptions) => {
      const action = words.find((word) => word === 'end' || word === 'list');
      if (action) throw new Error(`Write the action first: canary ${action}, and then its options.`);
      const session = await open(options);
      return showCanary(session, namedVersions(words, session.packages), options);
    });
  canary
    .command('end')
    .description('show its visitors the stable composition again')
    .argument('<canary>', 'its name', canaryName)
    .option(...REASON_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async (name: string, options: SessionOptions) => {
      const session = await open(options);
      const { store, key } = session;
      await store.change(() => endCanary(store, key, name));
      console.log(`Canary ${name} of channel ${store.channel} has ended`);
      return waitUntilEnded(session, name);
    });
  canary
    .command('list')
    .description('list the canaries that run')
    .option(...CHANNEL_OPTION)
    .action(async (options: SessionOptions) => {
      const session = await open(options, { readsShown: true });
      const names = Object.keys(currentCanaries(session.store, session.key));
      console.log(names.map((name) => canaryLine(session, name)).join('\n') || 'No canary is running.');
    });
}

async function showCanary(
  session: ReleaseSession,
  versions: readonly NamedVersion[],
  // Without a share or businesses the canary keeps those that it has.
  { name: given, share, business: businesses }: CanaryOptions,
): Promise<void> {
  const name = given ?? canaryName(versions[0]?.name ?? '');
  const { store, key, probe, storefront } = session;
  const named = await chosenVersions(session, versions, (one) => keptVersion(session, name, one));
  await assertBackEndServes(session, named);
  await assertBusinessesExist(storefront, businesses ?? []);
  const request = { name, versions: named, share, businesses };
  const composition = await store.change(() => probeAndStartCanary(store, key, request, new Date(), probe));
  console.log(`On channel ${store.channel}: canary ${canaryLine(session, name)}`);
  const pins = currentPins(store, key);
  for (const business of (currentCanaries(store, key)[name]?.businesses ?? []).filter((one) =>
    Object.hasOwn(pins, one),
  ))
    console.log(`${business} is pinned, so its visitors are shown the canary only after \`unpin ${business}\``);
  // A promotion may follow before the storefront is asked: the canary is composed again with it, or ends.
  const isReplaced = () => currentCanaries(store, key)[name]?.composition !== composition.id;
  return waitUntilShown(session, composition.id, (state) => state.canaries?.[name], isReplaced);
}

/** One canary: its name, composition, visitors, versions and author. */
export function canaryLine({ store, key }: ReleaseSession, name: string): string {
  const canary = currentCanaries(store, key)[name];
  if (!canary) return name;
  const { composition, numbers, businesses, versions, by = 'unknown', startedAt = 'earlier' } = canary;
  const tried = Object.entries(versions).map(([tried, version]) => `${tried} ${version}`);
  const visitors = `${numbers.length} of 100 new visitors${businesses ? ` of ${businesses.join(', ')}` : ''}`;
  return `${name}: composition ${composition} for ${visitors}: ${tried.join(', ')}, by ${by} since ${startedAt}`;
}
