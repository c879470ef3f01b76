import { busFor } from '@storefront/bus/bus';
import { urlTo } from '@storefront/routes/url-to';

const bus = busFor('mf-basket');

/** Asks the shopper of an open shop for a place, in a dialog or, if that cannot be shown, on the page of stores. */
export async function askPlace(errand: Record<string, string>, name: string): Promise<{ kind: 'place-asked' }> {
  const fields = Object.entries(errand).map(([field, value]) => ({ name: field, value }));
  const reply = await bus.request('store-search:ask-place', { errand: fields, name });
  if (reply.kind === 'unavailable') location.assign(urlTo('stores-near-by', {}, errand));
  return { kind: 'place-asked' };
}
