import { slotLabel } from '@storefront/dates/plain';
import { withoutSlot } from '../texts';

interface Slotted {
  readonly slotStartsAt: string | null;
  readonly slotEndsAt: string | null;
}

/** When the shopper expects the driver: '5–6pm'. */
export const slotOf = (one: Slotted | undefined): string =>
  one?.slotStartsAt && one.slotEndsAt ? slotLabel(new Date(one.slotStartsAt), new Date(one.slotEndsAt)) : withoutSlot;
