import { COUPON_TYPED_MAX_LENGTH } from '@storefront/api/constants';
import type { Basket } from '@storefront/api/entities/basket';
import { couponApplyFailed, couponNeedsMember } from '@storefront/messages/basket';
import { textForCode } from '@storefront/messages/text-for-code';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { Panel } from '@storefront/ui/panel';
import { TextField } from '@storefront/ui/text-field';
import { couponTexts } from '../basket/coupon-texts';
import styles from '../basket-page/BasketPage.module.css';

interface PlainCouponProps {
  readonly coupon: Basket['coupon'];
  readonly problem: string | undefined;
}

/** The coupon before any script. A captcha needs a script, so a business with one takes no code here. */
export function PlainCoupon({ coupon, problem }: PlainCouponProps) {
  const { captcha } = usePageContext().business;
  if (captcha && !coupon) return null;
  return (
    <Panel title="Have a code?" className={styles.panel}>
      {!captcha && (
        <form className={styles.code} method="post" action={actionPath('basket', 'apply-coupon')}>
          <TextField
            label="Coupon code"
            hideLabel
            name="coupon"
            required
            maxLength={COUPON_TYPED_MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={problem && textForCode(couponTexts, problem, couponApplyFailed)}
          />
          <Button type="submit" kind="soft">
            Use code
          </Button>
        </form>
      )}
      {coupon && (
        <form className={styles.applied} method="post" action={actionPath('basket', 'remove-coupon')}>
          <p className={styles.good}>
            <b>{coupon.coupon}</b>
            {coupon.needsReAppliedAfterAuth && `: ${couponNeedsMember}`}
          </p>
          <Button type="submit" kind="quiet" aria-label={`Delete coupon ${coupon.coupon}`}>
            Delete
          </Button>
        </form>
      )}
    </Panel>
  );
}
