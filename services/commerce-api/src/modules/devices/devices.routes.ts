import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../database/database.types';
import { devices } from '../../database/schema/device';
import type { Handlers, Identity } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';

/** Registers or updates a device. It belongs to the member who is logged in on it, and to no member after a log-out. */
async function registerDevice(
  db: Database,
  businessId: number,
  body: BodyOf<'POST /devices/register'>,
  member: Identity | undefined,
  now: Date,
): Promise<ReplyOf<'POST /devices/register'>> {
  const { messagingDeviceId, ...details } = body;
  const device = { ...details, memberId: member?.memberId ?? null, seenAt: now };
  const [row] = await db
    .insert(devices)
    .values({ businessId, messagingDeviceId, registeredAt: now, ...device })
    .onConflictDoUpdate({ target: [devices.businessId, devices.messagingDeviceId], set: device })
    .returning({ promoConsentLevel: devices.promoConsentLevel });
  return { messagingDeviceId, promoConsentLevel: row?.promoConsentLevel ?? null };
}

export function devicesRoutes({ db }: ServiceContext): Pick<Handlers, 'POST /devices/register'> {
  return {
    'POST /devices/register': ({ business, body, member, now }) => registerDevice(db, business.id, body, member, now),
  };
}
