import type { DemoIds } from '../content/ids';
import { seeded } from '../content/random';
import type { DemoSlotTemplate } from '../demo-data.types';
import type { StorePlan } from './store-plan';

const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [0, 6];
/** Popular hours: fewer places and the highest fee. */
const WANTED = [17, 18, 19];
const QUIET = [8, 13, 14, 21];

/** Minutes before a slot at which booking ends: to pick, and for a delivery to drive. */
const LEAD_MINUTES = { delivery: 60, collection: 30 } as const;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** One-hour slots from 8 am to 10 pm within the store's hours; some have only two places. */
export function slotTemplatesOf(plan: StorePlan, storeId: number, ids: DemoIds): DemoSlotTemplate[] {
  const random = seeded(`slots ${plan.name}`);
  const made: DemoSlotTemplate[] = [];
  for (const fulfilmentMethod of plan.fulfilment) {
    for (const days of [WEEKDAYS, WEEKEND]) {
      for (let hour = 8; hour < 22; hour++) {
        const open = days === WEEKEND ? (plan.sunday ?? plan.hours) : plan.hours;
        if (clock(hour) < open[0] || clock(hour + 1) > open[1]) continue;
        const wanted = WANTED.includes(hour) || (days === WEEKEND && hour === 10);
        const fee = fulfilmentMethod === 'collection' ? 0 : (plan.fees[wanted ? 2 : QUIET.includes(hour) ? 0 : 1] ?? 0);
        const capacity = wanted && random() < 0.5 ? 2 : 6 + Math.floor(random() * 15);
        const shut = days === WEEKEND && plan.sunday === null;
        made.push({
          id: ids.template(),
          storeId,
          fulfilmentMethod,
          days: shut ? [6] : days,
          starts: clock(hour),
          ends: clock(hour + 1),
          capacity,
          fee,
          leadMinutes: LEAD_MINUTES[fulfilmentMethod],
        });
      }
    }
  }
  return made;
}
