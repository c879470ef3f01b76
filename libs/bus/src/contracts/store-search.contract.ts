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
  /** Asks for the place of a shopper who has none; a search then leads to a store, which does what `errand` says. */
  'store-search:ask-place': {
    payload: Type.Object({
      /** What the shopper wanted, as fields of the search's form. */
      errand: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
      /** The name of what is added. */
      name: Type.String(),
    }),
    reply: Type.Object({ kind: Type.Literal('asked') }),
  },
};
