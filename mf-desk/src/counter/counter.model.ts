import type { Collection } from '@storefront/api/entities/desk/collection';

/** How an operator satisfied themselves of the shopper's age; 'refused' if they could not. */
export type AgeAnswer = 'looks_over_25' | 'id_seen' | 'refused';

/** What was done for one order at the counter. */
export interface CounterProgress {
  readonly isFetched: boolean;
  readonly age: AgeAnswer | undefined;
  readonly isCashTaken: boolean;
}

/** What still comes before the hand-over. */
export type Missing = 'fetch' | 'age' | 'refused' | 'cash';

export const missingOf = (
  { proofOfAge, toPay }: Pick<Collection, 'proofOfAge' | 'toPay'>,
  { isFetched, age, isCashTaken }: CounterProgress,
): readonly Missing[] => [
  ...(isFetched ? [] : (['fetch'] as const)),
  ...(proofOfAge === null
    ? []
    : age === undefined
      ? (['age'] as const)
      : age === 'refused'
        ? (['refused'] as const)
        : []),
  ...(toPay === null || isCashTaken ? [] : (['cash'] as const)),
];

/** The ready ones and the others, each as the API orders them: who waits longest first. */
export const byReadiness = (collections: readonly Collection[]) => ({
  ready: collections.filter(({ isReady }) => isReady),
  others: collections.filter(({ isReady }) => !isReady),
});

export const bagTotal = ({ bags }: Pick<Collection, 'bags'>): number => bags.reduce((sum, { count }) => sum + count, 0);

/** Whether a text may be a collection code, which is the number of the order. */
export const isOrderNumber = (text: string): boolean => /^[\w-]{3,40}$/.test(text);
