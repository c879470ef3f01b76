import { normaliseCouponCode } from '../../coupons/coupon-code';
import { CellFault, listIn, quoted } from './column';

function readCouponCode(text: string): string {
  const code = normaliseCouponCode(text);
  if (code === undefined)
    throw new CellFault(
      `${quoted(text)} is not a coupon code; use 3 to 40 letters, digits and hyphens, as in WELCOME10`,
    );
  return code;
}

/** A code in the form in which shoppers' codes are compared: in capital letters, without spaces. */
export const couponCode = (about: string) => ({
  about,
  accepts: '3 to 40 letters, digits and hyphens',
  read: readCouponCode,
});

export const couponCodeList = (about: string) => ({
  about,
  accepts: 'codes with `\\|` between them',
  read: (text: string) => [...new Set(listIn(text).map(readCouponCode))].sort(),
});
