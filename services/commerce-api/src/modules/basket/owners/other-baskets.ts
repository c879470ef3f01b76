import { sql } from 'drizzle-orm';

/** How many other baskets a basket shows. */
const MAX_SHOWN = 5;

/** Another open basket of a basket's member. */
export interface OtherBasket {
  basketId: number;
  storeId: number;
  storeName: string;
  itemCount: number;
}

/** SQL: the other open baskets with items of the member of a row of `baskets`, the most recently used first; null for none. */
export const otherBaskets = sql`(select json_agg(other) from (
    select others.id as "basketId", others.store_id as "storeId", stores.name as "storeName",
      (select sum(quantity)::int from basket_lines where basket_id = others.id) as "itemCount"
    from baskets others join stores on stores.id = others.store_id
    where others.member_id = baskets.member_id and others.business_id = baskets.business_id and others.state = 'open'
      and others.id <> baskets.id and others.amends_draft_order_id is null
      and exists (select from basket_lines where basket_id = others.id)
    order by others.updated_at desc, others.id desc limit ${MAX_SHOWN}) other)`;
