import { DRIVE_LEAD_MINUTES } from '@storefront/api/constants';
import { MINUTE_MS } from '@storefront/api/durations';
import type { OrderRow } from '../../database/order-row';

/** When an order must be picked: at the start of its slot, before a delivery with time to load; null without a slot. */
export function pickBy({
  fulfilmentMethod,
  slotStartsAt,
}: Pick<OrderRow, 'fulfilmentMethod' | 'slotStartsAt'>): Date | null {
  const lead = fulfilmentMethod === 'delivery' ? DRIVE_LEAD_MINUTES * MINUTE_MS : 0;
  return slotStartsAt && new Date(slotStartsAt.getTime() - lead);
}
