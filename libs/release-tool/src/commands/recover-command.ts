import { whyRefused } from '@storefront/releases/channels/channel';
import { recoverCanaries, recoverChannel } from '@storefront/releases/channels/recover-channel';
import type { Command } from 'commander';
import { compositionId, wholeOf } from '../options/option-values';
import { CHANNEL_OPTION, REASON_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { waitUntilShown } from '../storefront/wait-until-shown';

const CANARIES = 'canaries';

export const addRecoverCommand = (program: Command, { open }: ReleaseContext) =>
  program
    .command('recover')
    .description('show a composition when the channel itself is refused')
    .argument('<composition>', `its id, or '${CANARIES}' for those that were accepted last`)
    .option(
      '--after <number>',
      'the highest state that a shell has accepted, where this machine does not know it',
      wholeOf('--after', Number.MAX_SAFE_INTEGER),
      0,
    )
    .option(...REASON_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async (what: string, options: SessionOptions & { after: number }) => {
      const id = what === CANARIES ? undefined : compositionId(what);
      const session = await open(options, { recovers: true });
      return id ? recoverComposition(session, id, options.after) : restoreCanaries(session, options.after);
    });

/** Shows a signed composition although the channel cannot be read, see docs/reference/releases.md. */
export async function recoverComposition(session: ReleaseSession, id: string, after: number): Promise<void> {
  const { store, key } = session;
  await store.fetchComposition(id);
  const composition = await store.change(() => recoverChannel(store, key, id, after), 'refuse');
  const refused = whyRefused(store, key, store.channel);
  if (refused)
    throw new Error(
      `Composition ${id} is accepted, but a further state stops the channel, so run recover again: ${refused}`,
    );
  console.log(`Channel ${store.channel} shows composition ${composition.id} (${composition.note})`);
  return waitUntilShown(session, composition.id);
}

/** Lets canaries run again although their channel is refused, see docs/reference/releases.md. */
export async function restoreCanaries({ store, key }: ReleaseSession, after: number): Promise<void> {
  const names = await store.change(() => recoverCanaries(store, key, after), 'refuse');
  const refused = whyRefused(store, key, store.canaryChannel);
  if (refused) throw new Error(`The canaries are accepted, but a state stops them, so recover its channel: ${refused}`);
  console.log(
    names.length
      ? `The canaries ${names.join(', ')} run as they were accepted last.`
      : 'No canary runs: this machine has accepted no earlier state.',
  );
}
