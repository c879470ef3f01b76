import type { SlotsRenewed, SlotTemplateValues } from '@storefront/api/entities/desk/slot-template';
import { clockTime, hoursLabel } from '@storefront/dates/plain';
import { countText } from '@storefront/messages/count-text';

/** '9–10am'. */
export const timesText = ({ starts, ends }: Pick<SlotTemplateValues, 'starts' | 'ends'>): string =>
  hoursLabel(clockTime(starts), clockTime(ends));

/** When booking closes: '2 h before', '90 min before', 'the day before at 8pm'. */
export function bookingClosesText({
  leadMinutes,
  orderBy,
}: Pick<SlotTemplateValues, 'leadMinutes' | 'orderBy'>): string {
  const lead = leadMinutes > 0 && leadMinutes % 60 === 0 ? `${leadMinutes / 60} h before` : `${leadMinutes} min before`;
  if (orderBy === null) return leadMinutes === 0 ? 'when it begins' : lead;
  return `the day before at ${clockTime(orderBy)}, or ${lead} if that is earlier`;
}

/** What a change did to the slots of the coming two weeks. */
export function renewedText({ added, changed, ended }: SlotsRenewed): string {
  const parts = [
    added > 0 && `${countText(added, 'slot')} added`,
    changed > 0 && `${countText(changed, 'slot')} changed`,
    ended > 0 && `${countText(ended, 'slot')} no longer offered`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'No coming slot was changed.' : `${parts.join(', ')}.`;
}
