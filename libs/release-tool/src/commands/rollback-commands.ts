import { probeAndRetire } from '@storefront/releases/channels/retire-package';
import { rollBack, rollBackPackage } from '@storefront/releases/channels/roll-back';
import type { Composition } from '@storefront/releases/compositions/composition.types';
import { COMPOSITION_ID } from '@storefront/releases/compositions/composition-id';
import type { Command } from 'commander';
import { CHANNEL_OPTION, NAME_ARGUMENT, REASON_OPTION, REMOVAL_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { waitUntilShown } from '../storefront/wait-until-shown';
import { packageName } from '../versions/named-versions';
import { namePinned } from './promote-command';

export function addRollbackCommands(program: Command, { open }: ReleaseContext): void {
  program
    .command('rollback')
    .description('show the composition before this one, a named one, or the version of one package before')
    .argument('[what]', 'the id of a composition, or NAME, whose version alone goes back')
    .option(...REASON_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async (what: string | undefined, options: SessionOptions) => {
      const session = await open(options);
      const { store, key, probe } = session;
      let composition: Composition;
      if (what === undefined || COMPOSITION_ID.test(what)) {
        if (what) await store.fetchComposition(what);
        composition = await store.change(() => rollBack(store, key, what), 'refuse');
      } else {
        const name = packageName(what, session.packages);
        await store.fetchRecords(name);
        composition = await store.change(() => rollBackPackage(store, key, name, new Date(), probe));
      }
      console.log(`Rolled back to composition ${composition.id} on channel ${store.channel} (${composition.note})`);
      return waitUntilShown(session, composition.id);
    });
  program
    .command('retire')
    .description('show the composition without a package')
    .argument(...NAME_ARGUMENT)
    .option(...REMOVAL_OPTION)
    .option(...REASON_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async (name: string, options: SessionOptions & { allowRemoval?: boolean }) => {
      const session = await open(options);
      return retirePackage(session, packageName(name, session.packages), options.allowRemoval);
    });
}

/** Shows the composition without a package. */
export async function retirePackage(session: ReleaseSession, name: string, allowsRemoval = false): Promise<void> {
  const { store, key, probe } = session;
  const composition = await store.change(() => probeAndRetire(store, key, name, new Date(), probe, allowsRemoval));
  console.log(`Composition ${composition.id} on channel ${store.channel} is without ${name}`);
  namePinned(session, [name]);
  return waitUntilShown(session, composition.id);
}
