import type { PlanContext } from '../plan-context';

/** A sheet that lost its prices must not empty a store: from so many blank ones on, somebody must confirm them. */
const DELISTED_UNCONFIRMED = 20;
const DELISTED_SHARE_UNCONFIRMED = 1 / 5;

/** Refuses an import whose blank prices would take much of a store off sale. */
export function checkDelisting(
  { allowDelisting, problems }: PlanContext,
  store: string,
  { delisted, listed }: { delisted: number; listed: number },
): void {
  if (allowDelisting || delisted <= DELISTED_UNCONFIRMED || delisted <= listed * DELISTED_SHARE_UNCONFIRMED) return;
  problems.add(
    'prices',
    0,
    'price',
    `is blank for ${delisted} of the ${listed} items that ${store} lists, which would take them off sale there; give their prices, or confirm with --allow-delisting`,
  );
}
