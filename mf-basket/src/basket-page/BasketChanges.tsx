import type { Basket, BasketUpdate } from '@storefront/api/entities/basket';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel } from '@storefront/dates/plain';
import {
  couponExpired,
  couponRemoved,
  dealEnded,
  itemJoined,
  itemUnavailable,
  lineNotOnDay,
  quantityLimited,
} from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import { selectedSlotExpired } from '@storefront/messages/slots';
import { textForCode } from '@storefront/messages/text-for-code';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Notice } from '@storefront/ui/notice';
import { openChanges, stillApplies } from '../basket/basket.model';
import { couponTexts } from '../basket/coupon-texts';

interface BasketChangesProps {
  readonly basket: Basket;
  /** The changes that need no answer. */
  readonly shown: readonly BasketUpdate[];
}

/** Lists what changed: a price, an item, the slot. A line's own change is answered in the line. */
export function BasketChanges({ basket, shown }: BasketChangesProps) {
  const { business } = usePageContext();
  const updates = [...openChanges(basket), ...shown.filter((update) => stillApplies(update, basket))];
  if (updates.length === 0) return null;
  return (
    <Notice kind="warning" role="status">
      <ul>
        {updates.map((update) => (
          <li key={`${update.code}-${update.basketLineId}-${update.name}`}>
            {update.isOpen ? (
              <a href={`#line-${update.basketLineId}`}>
                {changeText(update, basket.reservation?.startDate, business.currency)}
              </a>
            ) : (
              changeText(update, basket.reservation?.startDate, business.currency)
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function changeText(
  { code, name, from, to, reason }: BasketUpdate,
  slotStart: string | undefined,
  currency: string,
): string {
  if (code === 'slot_expired') return selectedSlotExpired;
  if (code === 'item_joined') return fill(itemJoined, name);
  if (code === 'item_unavailable') return `${name}: ${itemUnavailable}`;
  if (code === 'item_not_on_day')
    return fill(lineNotOnDay, name, slotStart ? dayLabel(new Date(slotStart), currentTime()) : 'that day');
  if (code === 'coupon_removed')
    return fill(couponRemoved, name, textForCode(couponTexts, reason ?? '', couponExpired));
  if (code === 'deal_ended') return fill(dealEnded, name, formatMoney(from ?? 0, { currency }));
  if (code === 'quantity_limited') return `${name}: ${fill(quantityLimited, to ?? 0)}`;
  const now = formatMoney(to ?? 0, { currency });
  return from === null
    ? `${name} now costs ${now}.`
    : `${name} was ${formatMoney(from, { currency })} and is now ${now}.`;
}
