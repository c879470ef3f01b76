import type { Collection } from '@storefront/api/entities/desk/collection';
import { slotLabel } from '@storefront/dates/plain';
import { withoutSlot } from './texts';

/** When the shopper comes: '10–11am'. */
export const slotOf = ({ slotStartsAt, slotEndsAt }: Pick<Collection, 'slotStartsAt' | 'slotEndsAt'>): string =>
  slotStartsAt && slotEndsAt ? slotLabel(new Date(slotStartsAt), new Date(slotEndsAt)) : withoutSlot;
