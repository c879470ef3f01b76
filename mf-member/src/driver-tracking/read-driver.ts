import type { ApiClient } from '@storefront/api/client';
import type { DriverTracking } from '@storefront/api/entities/driver-location';

/** Where the driver of the shopper's order is. @throws when that is not known */
export async function readDriver(api: ApiClient, businessOrderId: string): Promise<DriverTracking> {
  const reply = await api.call('POST /checkout/driver-location', { body: { businessOrderId } });
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.data;
}
