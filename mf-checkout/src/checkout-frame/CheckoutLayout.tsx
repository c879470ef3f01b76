import { currentTime } from '@storefront/bus/current-time';
import type { SessionState, SlotState } from '@storefront/bus/state.types';
import { slotDayLabel } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { PageFrame } from '@storefront/ui/page-frame';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { Fragment, type ReactNode } from 'react';
import type { CheckoutData } from '../steps/checkout-data';
import { type MainStep, type Progress, type ProgressQuery, stepOrder } from '../steps/steps.model';
import styles from './CheckoutFrame.module.css';
import { FoldedRow } from './FoldedRow';
import { OrderSummary } from './OrderSummary';
import { stepSummary, stepTitle } from './step-text';

interface CheckoutLayoutProps {
  readonly data: CheckoutData;
  readonly step: MainStep;
  /** The heading of a part of the step; the step's own by default. */
  readonly title?: string;
  readonly session: SessionState;
  readonly progress: Progress;
  readonly slot: SlotState | null;
  /** What links between steps carry on while no script does. */
  readonly query?: ProgressQuery;
  readonly children: ReactNode;
}

/** The time, which has a page of its own, is the row before the payment. */
const numberOf = (step: MainStep): number => stepOrder.indexOf(step) + (step === 'checkout-payment' ? 2 : 1);

const slotLabel = ({ startsAt, endsAt }: SlotState): string =>
  slotDayLabel(new Date(startsAt), new Date(endsAt), currentTime());

/** One column: finished steps as a line with "Change", the current step open, later steps by name. */
export function CheckoutLayout(props: CheckoutLayoutProps) {
  const { data, step, title: partTitle, session, progress, slot, query, children } = props;
  const timesUrl = urlTo('stores-storeSlug-time-slots', { storeSlug: data.store.slug }, { from: 'checkout' });
  const isRuled = findOrderLayout(usePageContext().business.brand).checkout === 'ruled';
  return (
    <PageFrame
      width={isRuled ? 'wide' : 'narrow'}
      aside={<OrderSummary data={data} slot={slot} />}
      asideLabel="Order summary"
    >
      <h1 tabIndex={-1} className={styles.title}>
        Checkout
      </h1>
      <ol className={isRuled ? `${styles.steps} ${styles.ruled}` : styles.steps}>
        {stepOrder.map((name) => {
          const number = numberOf(name);
          const title = stepTitle(name, data.basket.fulfilmentMethod);
          const done = stepOrder.indexOf(data.active) > stepOrder.indexOf(name);
          const isFixed = name === 'checkout-login' && session.strategy === 'member';
          return (
            <Fragment key={name}>
              {name === 'checkout-payment' && (
                <FoldedRow
                  title="Time"
                  number={number - 1}
                  summary={slot ? slotLabel(slot) : undefined}
                  change={{ label: 'the time', href: timesUrl }}
                />
              )}
              {name === step ? (
                <li className={styles.open} aria-current="step">
                  <h2 className={styles.stepTitle}>
                    <span className={styles.number}>{number}</span>
                    {partTitle ?? title}
                  </h2>
                  {children}
                </li>
              ) : (
                <FoldedRow
                  title={title}
                  number={number}
                  summary={done ? stepSummary(name, data, session, progress) : undefined}
                  change={
                    done && !isFixed ? { label: title.toLowerCase(), href: urlTo(name, {}, { ...query }) } : undefined
                  }
                />
              )}
            </Fragment>
          );
        })}
      </ol>
      <div className={styles.summaryBelow}>
        <OrderSummary data={data} slot={slot} />
      </div>
    </PageFrame>
  );
}
