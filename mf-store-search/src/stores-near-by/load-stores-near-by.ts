import { currentTime } from '@storefront/bus/current-time';
import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { readContactAnswer } from '../future-contact/contact-answer';
import { readErrand } from '../store/errand';
import { searchStores } from './search-stores';
import { readFilters } from './store-filters';
import { foundStores, type StoresNearByData } from './stores-near-by-data';

/** How many characters of the typed text are repeated. */
const ECHOED_MAX_LENGTH = 100;

/** Searches by the page's URL and builds the page's data. */
export async function loadStoresNearBy(context: LoadContext): Promise<LoadResult<StoresNearByData>> {
  const { business, query } = context;
  const requested = query.fulfilment ?? business.copy.firstFulfilment;
  const fulfilment = requested === 'collection' ? 'collection' : 'delivery';
  const typed = {
    postcode: query.postcode?.slice(0, ECHOED_MAX_LENGTH),
    address: query.address?.slice(0, ECHOED_MAX_LENGTH),
  };
  const viewOptions = {
    fulfilment,
    filters: readFilters(query),
    view: query.view === 'map' ? ('map' as const) : ('list' as const),
  } as const;
  const title = (words: string) => `${words}, ${business.name}`;
  const outcome = await searchStores(context, query, fulfilment);
  const common = {
    ...viewOptions,
    refusal: query.problem,
    contactAnswer: readContactAnswer(query.contact),
    errand: readErrand(query),
  };
  if (outcome.kind === 'nothing')
    return { kind: 'page', data: common, head: { title: title('Find a store'), canonical: '/stores-near-by' } };
  if (outcome.kind === 'refused')
    return {
      kind: 'page',
      data: { ...common, ...typed, problem: outcome.message },
      head: { title: title('Find a store'), robots: 'noindex' },
      status: outcome.status,
    };
  if (outcome.kind === 'suggested')
    return {
      kind: 'page',
      data: { ...common, ...typed, suggestions: outcome.suggestions },
      head: { title: title('Which address?'), robots: 'noindex' },
    };
  const found = foundStores(outcome.found, fulfilment, new Date(currentTime()));
  const postcode = found.place?.postcode ?? typed.postcode;
  return {
    kind: 'page',
    data: {
      ...common,
      postcode,
      address: outcome.address,
      placeId: query.placeId,
      ...found,
    },
    head: { title: title(`Stores near ${outcome.address ?? postcode}`), robots: 'noindex' },
  };
}
