import Type from 'typebox';

const fulfilment = Type.Union([Type.Literal('delivery'), Type.Literal('collection')]);

/** Facts that mf-store-search tells. Owner: mf-store-search. */
export const storeSearchFacts = {
  'store-search:fulfilment-chosen': { version: 1, payload: Type.Object({ fulfilment }) },
} as const;

/** Commands that mf-store-search answers. Owner: mf-store-search. */
export const storeSearchCommands = {
  /** Changes between delivery and collection; the basket follows where the store offers it. */
  'store-search:choose-fulfilment': {
    version: 1,
    payload: Type.Object({ fulfilment }),
    reply: Type.Union([
      Type.Object({ kind: Type.Literal('chosen') }),
      Type.Object({ kind: Type.Literal('refused'), code: Type.String(), message: Type.String() }),
    ]),
  },
} as const;
