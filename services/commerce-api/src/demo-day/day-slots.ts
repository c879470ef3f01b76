import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DayOrderPlan, DayStage } from '../../demo/people/day-plan';
import type { Database } from '../database/database.types';
import { slots } from '../database/schema/slots';
import { closesAt, type Slot } from '../modules/slots/slots.repository';
import { addDays, localDay } from '../time/local-day';
import type { DemoShop } from './demo-shop';

/** The share of a slot's places that the demonstration leaves to its visitors. */
const FREE_SHARE = 3;
/** Orders that nobody has begun are spread over so many slots. */
const SPREAD = { over: 4, begun: 1, soon: 2, ahead: 6 } as const;

const WHEN: Readonly<Record<DayStage, keyof typeof SPREAD>> = {
  sent: 'ahead',
  cancelled: 'ahead',
  picking: 'soon',
  picked: 'soon',
  not_collected: 'over',
  en_route: 'begun',
  delivered: 'over',
  unable_to_deliver: 'over',
};

const hasRoom = ({ reserved, capacity }: Slot): boolean => (reserved + 1) * FREE_SHARE <= capacity * (FREE_SHARE - 1);

/** The slots of today and tomorrow that are offered, in the order of their start. */
export function slotsAround(db: Database, { storeId, timeZone }: DemoShop, now: Date): Promise<Slot[]> {
  const today = localDay(now, timeZone);
  return db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.storeId, storeId),
        inArray(slots.localDate, [today, addDays(today, 1)]),
        eq(slots.offered, true),
        eq(slots.withdrawn, false),
      ),
    )
    .orderBy(asc(slots.startsAt));
}

/** Slots that an order may have to be in a stage now; the first is the best. */
function candidates(all: readonly Slot[], when: keyof typeof SPREAD, now: Date): Slot[] {
  if (when === 'over') return all.filter(({ endsAt }) => endsAt <= now).reverse();
  if (when === 'begun') return all.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now).reverse();
  return all.filter((slot) => closesAt(slot) > now);
}

/**
 * The slot of an order of the plan, and how far the order is. Where none fits, as in the early morning none is over, it is
 * one that nobody has begun.
 */
export function slotFor(
  all: readonly Slot[],
  { stage, method }: Pick<DayOrderPlan, 'stage' | 'method'>,
  place: number,
  now: Date,
): { slot: Slot; stage: DayStage } | undefined {
  for (const possible of [stage, 'sent'] as const) {
    const free = candidates(
      all.filter((slot) => slot.method === method && hasRoom(slot)),
      WHEN[possible],
      now,
    ).slice(0, SPREAD[WHEN[possible]]);
    const slot = free[place % free.length];
    if (slot) return { slot, stage: possible };
  }
  return undefined;
}
