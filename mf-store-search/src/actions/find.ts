import type { StoresSearchResult } from '@storefront/api/entities/store';
import type { Fulfilment, LocationState } from '@storefront/bus/state.types';
import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { locateStep, locationFrom } from '../place/locate';
import { basketMove } from '../store/basket-move';
import { readErrand } from '../store/errand';
import { continueErrand, startErrand } from '../store/run-errand';
import { storePage } from '../store/store-page';

/** What a search can use; a resolved place takes precedence over the typed text. */
const SEARCHED_BY = [['postcode'], ['latitude', 'longitude'], ['placeId'], ['address']] as const;
/** Longer text does not fit into a URL; the page reports the error for the shortened text. */
const QUERY_MAX_LENGTH = 300;

/** Values that are passed from call to call. */
interface Found {
  readonly location: LocationState;
  readonly storeId?: number;
}

const fulfilmentOf = (form: FormFields): Fulfilment => (form.fulfilment === 'collection' ? 'collection' : 'delivery');

/**
 * Searches for stores: remembers the place and, if the business wants it, selects the nearest store that can serve. The
 * stores page reports what cannot be found, so that errors are shown in one place. Fields: `fulfilment?`, and `postcode`,
 * `latitude` with `longitude`, `placeId` or `address`; an errand's.
 */
export function request(form: FormFields): ActionStep {
  return locateStep(form) ?? { kind: 'go', to: storesNearBy(form) };
}

export function next(reply: ActionReply, form: FormFields, context: ActionContext): ActionStep {
  const step = continueErrand(reply, form, context);
  if (step) return step;
  const found = reply.carried as Found | undefined;
  const location = found?.location ?? locationFrom(reply, form);
  if (!location) return { kind: 'go', to: storesNearBy(form) };
  const fulfilment = fulfilmentOf(form);
  // The fulfilment method changes with the store, not with a search.
  const place = { location, ...(context.place.store ? {} : { fulfilment }) };
  const go = (to: string): ActionStep => ({ kind: 'go', to, place });
  const { automaticNearestStore, openOnlyStore } = context.business.features;

  if (reply.operation === 'POST /stores/select') {
    // When the back end does not answer, the stores page reports it.
    if (!reply.ok && reply.error.code === 'system_error') return go(storesNearBy(form));
    if (!reply.ok && reply.error.code === 'different_store' && found?.storeId)
      return go(basketMove(found.storeId, { ...form, postcode: location.postcode }, location));
    if (!reply.ok) return go(storesNearBy(form, { problem: reply.error.code }));
    const { store, basket } = reply.data;
    const errand = readErrand(form);
    if (errand.add) return startErrand(store, form, context, location);
    if (basket?.itemCount) return { kind: 'go', to: urlTo('basket'), place: { location } };
    // The store's page says that it is the only one for this postcode, and links to the list.
    const query = automaticNearestStore ? undefined : { 'only-for': location.postcode };
    return { kind: 'go', to: storePage(store.slug, errand, query), place: { location } };
  }
  if (reply.operation === 'POST /stores/search') {
    const store = reply.ok ? openedStore(reply.data, fulfilment, automaticNearestStore) : undefined;
    if (!store) return go(storesNearBy(form));
    return {
      kind: 'call',
      operation: 'POST /stores/select',
      body: { storeId: store.id, fulfilmentMethod: fulfilment, postcode: location.postcode },
      carried: { location, storeId: store.id } satisfies Found,
    };
  }
  const mayOpenStore = automaticNearestStore || (openOnlyStore && fulfilment === 'delivery');
  if (!mayOpenStore) return go(storesNearBy(form));
  return {
    kind: 'call',
    operation: 'POST /stores/search',
    body: { postcode: location.postcode, fulfilmentMethod: fulfilment },
    carried: { location } satisfies Found,
  };
}

/** The stores page with the form's values. */
function storesNearBy(form: FormFields, more: Record<string, string | number | undefined> = {}): string {
  const names = SEARCHED_BY.find(([name]) => form[name]) ?? SEARCHED_BY.flat().filter((name) => name in form);
  const searched = names.flatMap((name) => (name in form ? [[name, form[name]?.slice(0, QUERY_MAX_LENGTH)]] : []));
  const query = {
    fulfilment: fulfilmentOf(form),
    ...Object.fromEntries(searched),
    ...readErrand(form),
    ...more,
  };
  return urlTo('stores-near-by', {}, query);
}

/**
 * The store that a search opens: the nearest that accepts orders and can serve the place, or only the one store that
 * delivers there.
 */
function openedStore({ stores }: StoresSearchResult, fulfilment: Fulfilment, isNearest: boolean) {
  const serving = stores.filter(({ deliversHere }) => fulfilment === 'collection' || deliversHere);
  if (!isNearest && serving.length > 1) return undefined;
  return serving.find(({ state }) => state !== 'closed');
}
