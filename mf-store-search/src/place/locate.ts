import { ADDRESS_TEXT_MAX_LENGTH, POSTCODE_INPUT_MAX_LENGTH } from '@storefront/api/constants';
import type { LocationState } from '@storefront/bus/state.types';
import type { ActionReply, CallStep, FormFields } from '@storefront/remote-kit/action.types';
import { coordinatesOf } from './coordinates-of';

/** The call that resolves a form's place; undefined when the form has none. */
export function locateStep(form: FormFields): CallStep | undefined {
  const at = coordinatesOf(form);
  const postcode = postcodeOf(form);
  if (postcode) {
    if (postcode.length > POSTCODE_INPUT_MAX_LENGTH) return undefined;
    return { kind: 'call', operation: 'POST /location/coordinates-by-postcode', body: { postcode } };
  }
  if (at) return { kind: 'call', operation: 'POST /location/postcode-from-coordinates', body: at };
  const { placeId } = form;
  return placeId ? { kind: 'call', operation: 'POST /location/place-details', body: { placeId } } : undefined;
}

/** The place: resolved by the browser, else by the back end. */
export function locationFrom(reply: ActionReply, form: FormFields): LocationState | undefined {
  const at = coordinatesOf(form);
  const address = addressOf(form);
  if (reply.operation === 'POST /location/coordinates-by-postcode')
    return reply.ok ? { ...toLocation(reply.data), ...at, ...(at && address ? { address } : {}) } : undefined;
  if (reply.operation === 'POST /location/postcode-from-coordinates')
    return reply.ok ? { ...toLocation(reply.data), ...at } : undefined;
  if (reply.operation !== 'POST /location/place-details' || !reply.ok) return undefined;
  const { latitude, longitude } = reply.data;
  const { line1, town, postcode } = reply.data.address;
  if (!postcode) return undefined;
  return {
    ...toLocation({ postcode, latitude, longitude }),
    address: [line1, town].filter(Boolean).join(', ').slice(0, ADDRESS_TEXT_MAX_LENGTH),
  };
}

const addressOf = ({ address }: FormFields): string | undefined => address?.slice(0, ADDRESS_TEXT_MAX_LENGTH);

/** Without scripts the address field may contain a full postcode. */
function postcodeOf(form: FormFields): string | undefined {
  if (form.postcode) return form.postcode;
  const address = addressOf(form);
  const isShort = address && address.length <= POSTCODE_INPUT_MAX_LENGTH;
  return !coordinatesOf(form) && !form.placeId && isShort ? address : undefined;
}

const toLocation = ({ postcode, latitude, longitude }: Omit<LocationState, 'address'>): LocationState => ({
  postcode,
  latitude,
  longitude,
});
