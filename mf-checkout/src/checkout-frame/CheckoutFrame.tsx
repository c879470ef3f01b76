import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import type { ReactNode } from 'react';
import type { CheckoutData } from '../steps/checkout-data';
import { progress } from '../steps/progress.state';
import type { MainStep } from '../steps/steps.model';
import { CheckoutLayout } from './CheckoutLayout';

interface CheckoutFrameProps {
  readonly data: CheckoutData;
  readonly step: MainStep;
  /** The heading of a part of the step; the step's own by default. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A step of the checkout with what this tab knows about the shopper. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const session = useStore(shared.session);
  const settled = useStore(progress);
  const slot = useStore(shared.slot);
  return <CheckoutLayout {...props} session={session} progress={settled} slot={slot} />;
}
