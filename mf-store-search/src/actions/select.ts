import { POSTCODE_INPUT_MAX_LENGTH } from '@storefront/api/constants';
import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { coordinatesOf } from '../place/coordinates-of';
import { storePage } from '../store/store-page';

/**
 * Selects a store, together with the place of the search. Fields: `storeId`, `fulfilment?`, `postcode?`, `latitude?`,
 * `longitude?`, `overwriteBasket?`, `aisle?`.
 */
export function request(form: FormFields, context: ActionContext): ActionStep {
  const location = newLocation(form, context);
  return {
    kind: 'call',
    operation: 'POST /stores/select',
    body: {
      storeId: Number(form.storeId),
      fulfilmentMethod: form.fulfilment === 'collection' ? 'collection' : 'delivery',
      ...(location && { postcode: location.postcode }),
      ...(form.overwriteBasket === 'true' && { overwriteBasket: true }),
    },
  };
}

export function next(reply: ActionReply, form: FormFields, context: ActionContext): ActionStep {
  if (reply.operation !== 'POST /stores/select' || !reply.ok)
    return {
      kind: 'back',
      query: { problem: reply.ok ? 'system_error' : reply.error.code, store: Number(form.storeId) || undefined },
    };
  const location = newLocation(form, context);
  const to = storePage(reply.data.store.slug, form);
  return { kind: 'go', to, ...(location && { place: { location } }) };
}

/** The form has only the place; an address in the session is kept. */
function newLocation(form: FormFields, { place }: ActionContext) {
  const postcode = form.postcode?.slice(0, POSTCODE_INPUT_MAX_LENGTH);
  const at = coordinatesOf(form);
  return postcode && at && place.location?.postcode !== postcode ? { postcode, ...at } : undefined;
}
