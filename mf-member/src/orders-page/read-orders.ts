import type { ApiClient } from '@storefront/api/client';
import { ORDERS_PER_PAGE, PAGE_NUMBER_MAX } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';

export type OrderList = ReplyOf<'POST /member/orders'>;
type Query = Readonly<Record<string, string>>;

export async function readOrders(api: ApiClient, filter: BodyOf<'POST /member/orders'>): Promise<OrderList> {
  const reply = await api.call('POST /member/orders', { body: { limit: ORDERS_PER_PAGE, ...filter } });
  if (!reply.ok) throw new Error(`Orders: ${reply.error.code}`);
  return reply.data;
}

/** The page number from the URL; an invalid one means the first. */
export function pageOf(query: Query): number {
  const page = Number(query.page ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_NUMBER_MAX ? page : 1;
}

/** The days between which orders were placed, from the URL: 'YYYY-MM-DD'. */
export interface OrderDays {
  readonly dateFrom?: string;
  readonly dateTo?: string;
}

/** Whether a text is a day of the calendar; 30 February is none. */
function isDay(text: string | undefined): text is string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The URL's days; those that are invalid are left out. */
export function daysOf({ dateFrom, dateTo }: Query): OrderDays {
  return { ...(isDay(dateFrom) && { dateFrom }), ...(isDay(dateTo) && { dateTo }) };
}
