import { problemCode } from '@storefront/api/api-problem';
import type { StoresSearchResult } from '@storefront/api/entities/store';
import type { Fulfilment } from '@storefront/bus/state.types';
import { postcodeRefused } from '@storefront/messages/store-search';
import { tooManyRequests } from '@storefront/messages/system';
import type { LoadContext } from '@storefront/remote-kit/page.types';
import { normalPostcode, postcodeProblem } from '../postcode/postcode.model';

/** Nobody walks further down a list of shops than this. */
const MOST_STORES = 24;

export type StoreSearchOutcome =
  | { readonly kind: 'found'; readonly found: StoresSearchResult }
  /** The message stands beside the field. */
  | { readonly kind: 'refused'; readonly message: string; readonly status: 200 | 429 };

/** Checks the postcode by the business's rules and searches with it. */
export async function searchStores(
  { api, business }: Pick<LoadContext, 'api' | 'business'>,
  typed: string,
  fulfilment: Fulfilment,
): Promise<StoreSearchOutcome> {
  const problem = postcodeProblem(typed, business.postcodeRules, business.country);
  if (problem) return { kind: 'refused', message: problem, status: 200 };
  try {
    const reply = await api.call('POST /stores/search', {
      body: { postcode: normalPostcode(typed), fulfilmentMethod: fulfilment, filters: { limit: MOST_STORES } },
    });
    if (reply.ok) return { kind: 'found', found: reply.data };
    if (reply.error.code === 'business_mismatch') throw new Error('The search was sent to another business.');
    return { kind: 'refused', message: postcodeRefused, status: 200 };
  } catch (error) {
    // Too many searches: what the back end says about it is what the shopper reads.
    if (problemCode(error) !== 'rate_limited') throw error;
    const { detail } = error as { detail?: string };
    return { kind: 'refused', message: detail || tooManyRequests, status: 429 };
  }
}
