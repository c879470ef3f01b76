import { compose } from '@storefront/releases/compositions/compose';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { readComposition, writeComposition } from '@storefront/releases/compositions/read-composition';
import { signPass } from '@storefront/releases/signatures/pass';
import { assertOwnKeyMay } from '@storefront/releases/trust/release-trust';
import { assertBackEndServes } from './back-end-operations';
import { chosenVersions } from './chosen-versions';
import type { ReleaseCommandOf } from './release-command.types';
import type { ReleaseSession } from './release-session';
import { storefrontTime } from './storefront-clock';

/** By the storefront's clock, which decides when a link expires. */
const expiryAfter = async ({ storefront }: ReleaseSession, ms: number): Promise<string> =>
  new Date((await storefrontTime(storefront)) + ms).toISOString();

/** `view`: prints a link that opens the page about releases until it expires. */
export async function printReleasesLink(session: ReleaseSession, { forMs }: ReleaseCommandOf<'view'>): Promise<void> {
  const { store, key, storefront } = session;
  assertOwnKeyMay(store, key, { channel: store.channel });
  const expiresAt = await expiryAfter(session, forMs);
  const pass = signPass(key, { purpose: 'releases', expiresAt, by: store.author.name });
  console.log(
    `${storefront}/__releases?pass=${pass}\nIt expires at ${expiresAt}; everyone who has it can open the page.`,
  );
}

/** `link COMPOSITION`: prints a link that shows it to the browser that opens it, until it expires. */
export async function linkComposition(
  session: ReleaseSession,
  { composition: id, forMs }: ReleaseCommandOf<'link'>,
): Promise<void> {
  const { store, key } = session;
  assertOwnKeyMay(store, key, { channel: store.channel });
  await store.fetchComposition(id);
  printLink(session, readComposition(store, key, id).id, await expiryAfter(session, forMs));
}

/** `link NAME...`: composes versions with the stable composition; only the link shows the result. */
export async function linkVersions(
  session: ReleaseSession,
  { versions: named, forMs }: ReleaseCommandOf<'link versions'>,
): Promise<void> {
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
