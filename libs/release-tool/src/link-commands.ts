import { compose } from '@storefront/releases/compose';
import { signPass } from '@storefront/releases/pass';
import { currentComposition } from '@storefront/releases/promote';
import { readComposition, writeComposition } from '@storefront/releases/read-composition';
import { assertOwnKeyMay } from '@storefront/releases/trust/release-trust';
import { assertBackEndServes } from './back-end-operations';
import { chosenVersions } from './chosen-versions';
import type { ReleaseCommandOf } from './release-command.types';
import type { ReleaseSession } from './release-session';

const expiryAfter = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** `view`: prints a link that opens the page about releases until it expires. */
export function printReleasesLink({ store, key, storefront }: ReleaseSession, { forMs }: ReleaseCommandOf<'view'>) {
  assertOwnKeyMay(store, key, { channel: store.channel });
  const expiresAt = expiryAfter(forMs);
  const pass = signPass(key, { purpose: 'releases', expiresAt, by: store.author.name });
  console.log(
    `${storefront}/__releases?pass=${pass}\nIt expires at ${expiresAt}; everyone who has it can open the page.`,
  );
}

/** `link COMPOSITION`: prints a link that shows it to the browser that opens it, until it expires. */
export async function linkComposition(
  { store, key, storefront }: ReleaseSession,
  { composition: id, forMs }: Omit<ReleaseCommandOf<'link'>, 'command'>,
): Promise<void> {
  assertOwnKeyMay(store, key, { channel: store.channel });
  await store.bringComposition(id);
  const { id: composition } = readComposition(store, key, id);
  const expiresAt = expiryAfter(forMs);
  const pass = signPass(key, { purpose: 'composition', composition, expiresAt, by: store.author.name });
  console.log(
    `${storefront}/en-gb/preview?pass=${pass}\nIt expires at ${expiresAt}; everyone who opens it is shown ${composition}.`,
  );
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
  writeComposition(store, key, composition);
  await store.share();
  return linkComposition(session, { composition: composition.id, forMs });
}
