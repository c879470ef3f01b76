import { compose } from '@storefront/releases/compositions/compose';
import { COMPOSITION_ID } from '@storefront/releases/compositions/composition-id';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { readComposition, writeComposition } from '@storefront/releases/compositions/read-composition';
import { signPass } from '@storefront/releases/signatures/pass';
import { assertOwnKeyMay } from '@storefront/releases/trust/release-trust';
import type { Command } from 'commander';
import { assertBackEndServes } from '../back-end/back-end-operations';
import { CHANNEL_OPTION, FOR_OPTION, MISFIT_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { storefrontTime } from '../storefront/storefront-clock';
import { chosenVersions } from '../versions/chosen-versions';
import { type NamedVersion, namedVersions } from '../versions/named-versions';

type LinkOptions = SessionOptions & { for: number };

export function addLinkCommands(program: Command, { open }: ReleaseContext): void {
  program
    .command('link')
    .description('print a link that shows versions, or a composition, to the browser that opens it')
    .argument('<what...>', 'each NAME or NAME@VERSION; or the id of a composition')
    .addOption(FOR_OPTION)
    .option(...MISFIT_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async (what: string[], { for: forMs, ...options }: LinkOptions) => {
      const session = await open(options);
      const [first = '', ...others] = what;
      return COMPOSITION_ID.test(first) && others.length === 0
        ? linkComposition(session, first, forMs)
        : linkVersions(session, namedVersions(what, session.packages), forMs);
    });
  program
    .command('view')
    .description('print a link to the page about releases')
    .addOption(FOR_OPTION)
    .option(...CHANNEL_OPTION)
    .action(async ({ for: forMs, ...options }: LinkOptions) => {
      const session = await open(options);
      const { store, key, storefront } = session;
      assertOwnKeyMay(store, key, { channel: store.channel });
      const expiresAt = await expiryAfter(session, forMs);
      const pass = signPass(key, { purpose: 'releases', expiresAt, by: store.author.name });
      console.log(
        `${storefront}/__releases?pass=${pass}\nIt expires at ${expiresAt}; everyone who has it can open the page.`,
      );
    });
}

/** By the storefront's clock, which decides when a link expires. */
const expiryAfter = async ({ storefront }: ReleaseSession, ms: number): Promise<string> =>
  new Date((await storefrontTime(storefront)) + ms).toISOString();

async function linkComposition(session: ReleaseSession, id: string, forMs: number): Promise<void> {
  const { store, key } = session;
  assertOwnKeyMay(store, key, { channel: store.channel });
  await store.fetchComposition(id);
  printLink(session, readComposition(store, key, id).id, await expiryAfter(session, forMs));
}

/** Composes versions with the stable composition; only the link shows the result. */
async function linkVersions(session: ReleaseSession, named: readonly NamedVersion[], forMs: number): Promise<void> {
  const { store, key, probe } = session;
  const stable = currentComposition(store, key);
  if (!stable) throw new Error('Promote a composition first: a link shows versions together with it.');
  const versions = await chosenVersions(session, named);
  assertOwnKeyMay(store, key, { channel: store.channel, packages: Object.keys(versions) });
  await assertBackEndServes(session, versions);
  const composition = compose(store, key, stable, versions, new Date(), { verb: 'link' });
  await probe(composition);
  const expiresAt = await expiryAfter(session, forMs);
  writeComposition(store, key, composition);
  await store.share();
  printLink(session, composition.id, expiresAt);
}

function printLink({ store, key, storefront }: ReleaseSession, composition: string, expiresAt: string): void {
  const pass = signPass(key, { purpose: 'composition', composition, expiresAt, by: store.author.name });
  console.log(
    `${storefront}/en-gb/preview?pass=${pass}\nIt expires at ${expiresAt}; everyone who opens it is shown ${composition}.`,
  );
}
