/** What a process of shoppers is told. */
export interface ShopperOrders {
  origins: string[];
  shoppers: number;
  storeId: number;
  itemId: number;
  day: string;
  time: string;
}

/** How often each outcome was met: 'reserved' or the code of the problem. */
export type Outcomes = Record<string, number>;
