import type { Fulfilment } from '../state.types';
import type { RefusedWithMessage } from './refused.contract';

/** Commands handled by mf-store-search. */
export interface StoreSearchCommands {
  /** Switches between delivery and collection, also for the basket if its store offers the method. */
  'store-search:choose-fulfilment': {
    payload: { readonly fulfilment: Fulfilment };
    reply: { readonly kind: 'chosen' } | RefusedWithMessage;
  };
}
