import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import type { ReactNode } from 'react';
import { HOSTED_GATEWAY } from '../payment-step/payment-gateway';
import { isStepOpen, type MainStep } from '../steps/steps.model';
import { orderTitle, placedOrderOf } from '../success-page/placed-order';
import { idIn, successUrl } from '../success-page/success-url';
import { PlainDetails } from './PlainDetails';
import { PlainEmpty } from './PlainEmpty';
import { PlainFrame } from './PlainFrame';
import { PlainLogin } from './PlainLogin';
import { PlainOptions } from './PlainOptions';
import { PlainPayment } from './PlainPayment';
import { PlainPlaced } from './PlainPlaced';
import { PlainUnopened } from './PlainUnopened';
import { plainCheckout } from './plain-checkout';
import type { StepProps } from './step-props';

const contents: Readonly<Record<MainStep, (props: StepProps) => ReactNode>> = {
  'checkout-login': PlainLogin,
  'checkout-details': PlainDetails,
  'checkout-options': PlainOptions,
  'checkout-payment': PlainPayment,
};

interface PlainStepProps {
  /** Undefined for the page that shows the active step, whichever it is. */
  readonly step?: MainStep;
  /** In place of the step's usual content. */
  readonly content?: (props: StepProps) => ReactNode;
  readonly page: PlainPageProps;
}

/**
 * A step before any script. One that is not open by its URL waits for scripts, whose form has what this tab knows;
 * without them a link leads to the active step.
 */
export function PlainStep({ step, content, page }: PlainStepProps) {
  const draftOrderId = idIn(page.query.order);
  const outcome = replyTo(page.replies, 'POST /checkout/payment-outcome');
  const placed = outcome && placedOrderOf({ ...outcome, basketToken: null });
  if (draftOrderId && placed) {
    const href = successUrl({ draftOrderId, paymentId: outcome.paymentId, gateway: HOSTED_GATEWAY });
    return <PlainPlaced title={orderTitle(placed)} href={href} />;
  }
  const checkout = plainCheckout(page);
  if (!checkout) return <PlainEmpty page={page} />;
  const shown = step ?? checkout.data.active;
  const Content = content ?? contents[shown];
  return (
    <PlainFrame checkout={checkout} page={page} step={shown}>
      {step === undefined || isStepOpen(step, checkout.activeByUrl) ? (
        <Content checkout={checkout} page={page} />
      ) : (
        <PlainUnopened />
      )}
    </PlainFrame>
  );
}
