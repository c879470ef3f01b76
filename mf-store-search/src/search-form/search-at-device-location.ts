import type { ApiClient } from '@storefront/api/client';
import {
  deviceLocationNoMatch,
  deviceLocationRefused,
  deviceLocationTimedOut,
  deviceLocationUnavailable,
} from '@storefront/messages/store-search';
import { showToast } from '@storefront/ui/show-toast';
import { deviceLocation } from '../place/device-location';
import { type SearchFields, sendSearch } from './send-search';

const FAILURE_TEXTS = {
  refused: deviceLocationRefused,
  unavailable: deviceLocationUnavailable,
  'timed-out': deviceLocationTimedOut,
  'no-match': deviceLocationNoMatch,
} as const;

/** Searches at the device's position and leaves the page. False when that failed; the reason is shown. */
export async function searchAtDeviceLocation(api: ApiClient, fields: SearchFields): Promise<boolean> {
  const found = await deviceLocation(api);
  if (found.kind === 'found') {
    sendSearch({ ...fields, ...found.location });
    return true;
  }
  showToast({ text: FAILURE_TEXTS[found.kind] });
  return false;
}
