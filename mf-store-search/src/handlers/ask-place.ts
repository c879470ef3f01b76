import type { ApiClient } from '@storefront/api/client';
import { busFor, shared } from '@storefront/bus/bus';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';
import type { Business } from '@storefront/remote-kit/business.types';
import { sendForm } from '../search-form/send-search';
import { readErrand } from '../store/errand';
import { SELECT_ACTION } from '../store/select-fields';

const bus = busFor('mf-store-search');

/**
 * Asks for the place in a dialog, whose code loads now. A store that was chosen in another tab meanwhile does what the
 * shopper wanted at once.
 */
export async function askPlace(
  services: { api: ApiClient; business: Business },
  { errand: fields, name }: CommandPayload<'store-search:ask-place'>,
): Promise<CommandReply<'store-search:ask-place'>> {
  const errand = readErrand(Object.fromEntries(fields.map((field) => [field.name, field.value])));
  const [{ openPlaceDialog }] = await Promise.all([
    import('../place-dialog/open-place-dialog'),
    bus.request('shell:refresh-session', {}),
  ]);
  const store = shared.store.get();
  if (store) sendForm(SELECT_ACTION, { ...errand, storeId: store.id, fulfilment: shared.fulfilment.get() });
  else openPlaceDialog(services, errand, name);
  return { kind: 'asked' };
}
