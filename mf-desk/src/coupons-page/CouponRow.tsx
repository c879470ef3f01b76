import type { AdminCoupon } from '@storefront/api/entities/coupon';
import { dateLabel } from '@storefront/dates/plain';
import { countText } from '@storefront/messages/count-text';
import { Button } from '@storefront/ui/button';
import layout from '../frame/Layout.module.css';
import { couponState, ruleSentence } from './coupon-words';

export interface CouponRowProps {
  readonly coupon: AdminCoupon;
  /** By the shop's clock, in milliseconds. */
  readonly now: number;
  readonly onEnd: () => void;
}

/** One coupon: its rule, how often it was used, and until when it works. */
export function CouponRow({ coupon, now, onEnd }: CouponRowProps) {
  const { code, name, currency, uses, codes, itemIds, categoryIds } = coupon;
  const scope = itemIds.length + categoryIds.length;
  const state = couponState(coupon, now);
  return (
    <li className={layout.row}>
      <div>
        <b>{code}</b>
        <p>
          {name}. {ruleSentence({ ...coupon, scope }, currency)}
        </p>
        <p className={layout.small}>
          {timeText(coupon, state)} Used {uses === 1 ? 'once' : countText(uses, 'time')}
          {codes > 1 && `, ${countText(codes, 'single-use code')}`}.
        </p>
      </div>
      {state !== 'ended' && (
        <Button kind="quiet" onClick={onEnd}>
          End<span className="sf-hidden"> {code}</span>
        </Button>
      )}
    </li>
  );
}

/** A coupon's end is the first moment at which it no longer works, so the day before is its last. */
const MOMENT = 1;

/** 'Live until 30 November.' */
function timeText({ startsAt, endsAt }: AdminCoupon, state: ReturnType<typeof couponState>): string {
  const last = endsAt ? dateLabel(new Date(Date.parse(endsAt) - MOMENT)) : undefined;
  if (state === 'ended') return `Ended ${last}.`;
  if (state === 'used-up') return 'Used up.';
  if (state === 'planned' && startsAt) return `From ${dateLabel(new Date(startsAt))}${last ? ` to ${last}` : ''}.`;
  return last ? `Live until ${last}.` : 'Live.';
}
