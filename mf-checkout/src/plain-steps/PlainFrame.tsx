import { slotStateOf } from '@storefront/bus/from-basket';
import { belowMinimumSpend } from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import { selectedSlotExpired, slotNeeded } from '@storefront/messages/slots';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import type { ReactNode } from 'react';
import { CheckoutLayout } from '../checkout-frame/CheckoutLayout';
import type { MainStep } from '../steps/steps.model';
import { hasPlace } from './has-place';
import type { StepProps } from './step-props';

interface PlainFrameProps extends StepProps {
  readonly step: MainStep;
  readonly children: ReactNode;
}

/** The checkout's frame before any script, with what must be done first. */
export function PlainFrame({ checkout, page, step, children }: PlainFrameProps) {
  const { currency } = usePageContext().business;
  const { data, session, progress } = checkout;
  const { basket, store } = data;
  const { guest, options } = page.query;
  const { missingToMinimum } = basket.totals;
  return (
    <CheckoutLayout
      data={data}
      step={step}
      session={session}
      progress={progress}
      slot={slotStateOf(basket.reservation)}
      query={{ guest, options }}
    >
      {missingToMinimum > 0 && (
        <Notice kind="warning" action={<LinkButton href={urlTo('basket')}>View your basket</LinkButton>}>
          {fill(belowMinimumSpend, formatMoney(missingToMinimum, { currency }))}
        </Notice>
      )}
      {!hasPlace(basket) && (
        <Notice
          kind="warning"
          action={
            <LinkButton href={urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug }, { from: 'checkout' })}>
              Choose a time
            </LinkButton>
          }
        >
          {basket.reservation ? selectedSlotExpired : slotNeeded}
        </Notice>
      )}
      {children}
    </CheckoutLayout>
  );
}
