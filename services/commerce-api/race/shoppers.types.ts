/** The instructions for a process of shoppers. */
export interface ShopperOrders {
  origins: string[];
  shoppers: number;
  storeId: number;
  itemId: number;
  day: string;
  /** The shoppers take turns with these times. */
  times: string[];
  /** And with these postcodes, if there are any. */
  postcodes?: string[];
}

/** How often each outcome occurred: 'reserved' or the problem's code. */
export type Outcomes = Record<string, number>;
