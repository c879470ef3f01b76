import { createHash } from 'node:crypto';
import type { Basket } from '@storefront/api/entities/basket';
import type { BodyOf } from '@storefront/api/operation-types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { normaliseCouponCode } from '../../coupons/coupon-code';
import { couponByCode, isCodeFor } from '../../coupons/coupons.repository';
import { readStore } from '../../stores/stores.repository';
import { changeBasket } from '../basket.repository';
import { withBasket } from '../basket.service';
import type { BasketCall } from '../change-once';
import { shopperOf } from './coupon-shopper';
import { pricedBasket } from './priced-basket';

type ApplyCall = BasketCall<BodyOf<'POST /basket/apply-coupon'>> & {
  /** The shopper's IP address, if it is known. */
  address: string | undefined;
};

/** A repeated request must not be refused because its token was used: the same key gives the same UUID. */
function verificationKey({ requestKey }: ApplyCall): string | undefined {
  if (!requestKey) return undefined;
  const hex = createHash('sha256').update(requestKey.value).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function assertHuman({ captcha }: ServiceContext, call: ApplyCall): Promise<void> {
  const { business, body, address } = call;
  if (!business.settings.features.couponCaptcha) return;
  const check = captcha.of(business.id);
  if (!check) throw refuse('captcha_unavailable');
  const outcome = await check.verify({
    token: body.verifyToken ?? '',
    action: 'coupon',
    address,
    idempotencyKey: verificationKey(call),
  });
  if (outcome === 'unavailable') throw refuse('captcha_unavailable');
  if (outcome === 'failed') throw refuse('captcha_failed');
}

/**
 * Applies a coupon to a basket in place of another. A guest's coupon for members is kept and takes nothing off until
 * they log in; any other that takes nothing off is refused, and the basket stays as it was.
 */
export async function applyCoupon(context: ServiceContext, call: ApplyCall): Promise<Basket> {
  const { business, body, caller, now } = call;
  const code = normaliseCouponCode(body.coupon);
  const reward = code && caller.member && (await couponByCode(context.db, business.id, code));
  // A member's own reward was not guessed.
  if (!reward || reward.code.memberId !== caller.member?.memberId) await assertHuman(context, call);
  if (!code) throw refuse('coupon_invalid');
  return withBasket(context, call, async (tx, basket) => {
    const found = await couponByCode(tx, business.id, code);
    if (!found || (caller.member && !isCodeFor(found.code, caller.member.memberId))) throw refuse('coupon_invalid');
    const change = { couponId: found.coupon.id, couponCode: code };
    const changed = await changeBasket(tx, basket, change, now);
    const store = changed.storeId === null ? undefined : await readStore(tx, business.id, changed.storeId);
    const shopper = shopperOf(changed, caller, now);
    const { coupon } = await pricedBasket(tx, context.keys, { business, basket: changed, store, shopper }, now);
    if (coupon?.problem && coupon.problem !== 'coupon_needs_member') throw refuse(coupon.problem);
  });
}

export function removeCoupon(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/remove-coupon'>>,
): Promise<Basket> {
  return withBasket(context, call, (tx, basket) =>
    changeBasket(tx, basket, { couponId: null, couponCode: null }, call.now),
  );
}
