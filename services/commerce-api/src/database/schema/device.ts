import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { members } from './member';

/** Devices that can receive messages. */
export const devices = pgTable(
  'devices',
  {
    businessId: id('business_id').notNull(),
    messagingDeviceId: text('messaging_device_id').notNull(),
    /** The member who was logged in when the device was last registered. */
    memberId: id('member_id'),
    systemVersion: text('system_version'),
    deviceModel: text('device_model'),
    deviceName: text('device_name'),
    appVersion: text('app_version'),
    promoConsentLevel: text('promo_consent_level'),
    registeredAt: instant('registered_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'devices_of_member' }),
    primaryKey({ columns: [table.businessId, table.messagingDeviceId] }),
    index('devices_member').on(table.memberId),
  ],
);
