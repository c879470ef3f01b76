import { COUPON_TYPED_MAX_LENGTH } from '@storefront/api/constants';
import type { Basket } from '@storefront/api/entities/basket';
import { couponApplyFailed, couponInvalid, couponNeedsMember, couponRemoveFailed } from '@storefront/messages/basket';
import { textForCode } from '@storefront/messages/text-for-code';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { CheckIcon } from '@storefront/ui/icons/check';
import { TagIcon } from '@storefront/ui/icons/tag';
import { Panel } from '@storefront/ui/panel';
import { TextField } from '@storefront/ui/text-field';
import { TextButton, TextLink } from '@storefront/ui/text-link';
import { type FormEvent, useRef, useState } from 'react';
import { couponTexts } from '../basket/coupon-texts';
import { useBasketChange } from '../basket/use-basket-change';
import styles from './BasketPage.module.css';
import { Captcha } from './Captcha';
import { useQuery } from './use-query';

/** Applies a coupon, shows the one in the basket, and removes it. */
export function CouponPanel({ coupon, hasOrdered }: Pick<Basket, 'coupon' | 'hasOrdered'>) {
  const { business } = usePageContext();
  const { couponProblem } = useQuery();
  const first = couponProblem && textForCode(couponTexts, couponProblem, couponApplyFailed);
  const { busy, problem, setProblem, change } = useBasketChange(couponTexts, couponApplyFailed, first);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [isEntering, setEntering] = useState(false);
  const [verifyToken, setVerifyToken] = useState<string>();

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (!code) return setProblem(couponInvalid);
    const isApplied = await change((api, basketToken) =>
      api.call('POST /basket/apply-coupon', {
        body: { basketToken, coupon: code, ...(verifyToken && { verifyToken }) },
        idempotencyKey: crypto.randomUUID(),
      }),
    );
    // A token counts once: the next attempt shows a new check.
    setVerifyToken(undefined);
    if (isApplied) setTyped('');
  };
  const remove = async () => {
    const isRemoved = await change(
      (api, basketToken) =>
        api.call('POST /basket/remove-coupon', { body: { basketToken }, idempotencyKey: crypto.randomUUID() }),
      couponRemoveFailed,
    );
    // The pressed button leaves with the coupon.
    if (isRemoved) field.current?.focus();
  };

  return (
    <Panel title="Have a code?" className={styles.panel}>
      <form className={styles.code} method="post" action={actionPath('basket', 'apply-coupon')} onSubmit={apply}>
        <TextField
          ref={field}
          label="Coupon code"
          hideLabel
          name="coupon"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={() => setEntering(true)}
          maxLength={COUPON_TYPED_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem && <span role="alert">{problem}</span>}
          leading={<TagIcon />}
        />
        <Button type="submit" kind="soft" busy={busy}>
          Apply
        </Button>
      </form>
      {isEntering && business.captcha && (
        <Captcha settings={business.captcha} token={verifyToken} onToken={setVerifyToken} />
      )}
      <div role="status">{coupon && <AppliedCoupon coupon={coupon} onRemove={remove} busy={busy} />}</div>
      {!coupon && !hasOrdered && business.copy.couponHint && <p className="sf-muted">{business.copy.couponHint}</p>}
    </Panel>
  );
}

interface AppliedCouponProps {
  readonly coupon: NonNullable<Basket['coupon']>;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

function AppliedCoupon({ coupon, busy, onRemove }: AppliedCouponProps) {
  const { business } = usePageContext();
  const { coupon: code, discount, needsReAppliedAfterAuth } = coupon;
  return (
    <div className={styles.applied}>
      {needsReAppliedAfterAuth ? (
        <p>
          <b>{code}</b>: {couponNeedsMember}{' '}
          <TextLink href={urlTo('login', {}, { from: urlTo('basket') })}>Log in</TextLink>
        </p>
      ) : (
        <p className={styles.good}>
          <CheckIcon />
          <span>
            <b>{code}</b> has been applied.{' '}
            {discount > 0
              ? `It takes ${formatMoney(discount, { currency: business.currency })} off.`
              : 'Delivery is free.'}
          </span>
        </p>
      )}
      <TextButton aria-disabled={busy || undefined} onClick={onRemove} aria-label={`Remove coupon ${code}`}>
        Remove
      </TextButton>
    </div>
  );
}
