import { foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { members } from './member';

/** The window that a member asks for every week, in the store's local time; one for each member. */
export const weeklySlots = pgTable(
  'weekly_slots',
  {
    /** While a place waits for the member, its reservation has this id as its basket: one place at a time. */
    id: id('id').primaryKey(),
    memberId: id('member_id').notNull().unique('weekly_slots_member'),
    businessId: id('business_id').notNull(),
    storeId: id('store_id').notNull(),
    method: text('method').$type<'delivery' | 'collection'>().notNull(),
    /** 0 is Sunday. */
    weekday: integer('weekday').notNull(),
    starts: text('starts').notNull(),
    ends: text('ends').notNull(),
    /** Where it is delivered; null for a collection. */
    addressId: id('address_id'),
    createdAt: instant('created_at').notNull(),
    nextCheckAt: instant('next_check_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'weekly_slots_of_member' }),
    index('weekly_slots_next_check').on(table.nextCheckAt),
  ],
);

/** What became of a weekly slot on its coming date; earlier dates are deleted. */
export const weeklySlotDates = pgTable(
  'weekly_slot_dates',
  {
    id: id('id').primaryKey(),
    weeklySlotId: id('weekly_slot_id').notNull(),
    localDate: text('local_date').notNull(),
    state: text('state').$type<'kept' | 'skipped' | 'missed'>().notNull(),
    /** The place that was kept last. */
    reservationId: id('reservation_id'),
  },
  (table) => [unique('weekly_slot_dates_once').on(table.weeklySlotId, table.localDate)],
);
