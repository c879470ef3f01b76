import {
  basketNotFound,
  couponBelowMinimum,
  couponExpired,
  couponFirstOrderOnly,
  couponInvalid,
  couponNotForBasket,
  couponUsedUp,
} from '@storefront/messages/basket';
import { captchaFailed, tooManyRequests } from '@storefront/messages/system';
import type { CodeTexts } from '@storefront/messages/text-for-code';

/** Texts for refused coupons. */
export const couponTexts: CodeTexts = {
  basket_not_found: basketNotFound,
  coupon_invalid: couponInvalid,
  coupon_expired: couponExpired,
  coupon_used_up: couponUsedUp,
  coupon_first_order_only: couponFirstOrderOnly,
  coupon_not_for_basket: couponNotForBasket,
  coupon_below_minimum: couponBelowMinimum,
  captcha_failed: captchaFailed,
  captcha_unavailable: captchaFailed,
  rate_limited: tooManyRequests,
  validation_failed: couponInvalid,
};
