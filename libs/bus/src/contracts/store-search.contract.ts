import { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import Type from 'typebox';
import { RefusedWithMessage } from './refused.contract';

/** Commands handled by mf-store-search. */
export const storeSearchCommands = {
  /** Switches between delivery and collection, also for the basket if its store offers the method. */
  'store-search:choose-fulfilment': {
    payload: Type.Object({ fulfilment: FulfilmentMethod }),
    reply: Type.Union([Type.Object({ kind: Type.Literal('chosen') }), RefusedWithMessage]),
  },
};
