import { asc, eq } from 'drizzle-orm';
import type { Provider } from '../../../context/places.types';
import { stores } from '../../../database/schema/store';
import type { ServiceContext } from '../../../service-context';
import { allBusinesses } from '../../businesses/businesses.repository';
import { countPlaces } from '../../location/save-places.service';
import { type Reported, right, wrong } from '../finding';
import { reasonOf } from '../reason';

const HOW_TO = 'docs/how-to/use-places.md';

/** Asks a provider whatever it can be asked about a postcode. */
const askProvider = (provider: Provider, postcode: string, country: string) =>
  Promise.all([
    provider.postcode?.(postcode, country),
    provider.addressesAt?.(postcode, country),
    provider.geocode?.({ term: postcode, country }),
    provider.autocomplete?.({ term: postcode, country }),
  ]);

/** Each provider by itself, the gazetteer, and what both find for the postcode of a store of each business. */
export async function places(context: ServiceContext): Promise<readonly Reported[]> {
  const { db, places: chain } = context;
  const { count } = await countPlaces(db);
  const found: Reported[] = [];
  if (count > 0) found.push(right(`The gazetteer has ${count} places`));
  else if (chain.providers.length === 0)
    found.push(
      wrong(
        'There is neither an address provider nor a place in the gazetteer',
        'No postcode is found, so nobody can choose a store.',
        `Set PLACES, or npm run ops -- places import FILE (${HOW_TO})`,
      ),
    );
  const homes = new Map<string, string>();
  for (const { id, name, settings } of await allBusinesses(context)) {
    const [store] = await db
      .select({ postcode: stores.postcode })
      .from(stores)
      .where(eq(stores.businessId, id))
      .orderBy(asc(stores.id))
      .limit(1);
    if (!store) continue;
    homes.set(store.postcode, settings.country);
    if (!(await chain.postcode(store.postcode, settings.country)))
      found.push(
        wrong(
          `${name}: ${store.postcode}, the postcode of its first store, is not found`,
          'Shoppers near it cannot choose a store.',
          `Import the places of its area, or set PLACES (${HOW_TO})`,
        ),
      );
  }
  const [[postcode, country] = []] = homes;
  if (postcode === undefined || country === undefined) return found;
  const asked = chain.providers.map((provider) =>
    askProvider(provider, postcode, country).then(
      () => right(`The address provider ${provider.name} replies`),
      (error: unknown) =>
        wrong(
          `The address provider does not reply: ${reasonOf(error)}`,
          'Shoppers get what the next provider in PLACES or the gazetteer knows.',
          `Compare PLACES, and the provider's key and quota (${HOW_TO})`,
        ),
    ),
  );
  return [...found, ...(await Promise.all(asked))];
}
