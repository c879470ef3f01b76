import type { SessionState, SlotState } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { CheckIcon } from '@storefront/ui/icons/check';
import { PageFrame } from '@storefront/ui/page-frame';
import { TextLink } from '@storefront/ui/text-link';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import type { ReactNode } from 'react';
import type { CheckoutData } from '../steps/checkout-data';
import { type MainStep, type Progress, type ProgressQuery, stepOrder } from '../steps/steps.model';
import styles from './CheckoutFrame.module.css';
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

/** One column: finished steps as a line with "Change", the current step open, later steps by name. */
export function CheckoutLayout(props: CheckoutLayoutProps) {
  const { data, step, title: partTitle, session, progress, slot, query, children } = props;
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
        {stepOrder.map((name, at) => {
          const title = stepTitle(name, data.basket.fulfilmentMethod);
          if (name === step)
            return (
              <li key={name} className={styles.open} aria-current="step">
                <h2 className={styles.stepTitle}>
                  <span className={styles.number}>{at + 1}</span>
                  {partTitle ?? title}
                </h2>
                {children}
              </li>
            );
          const done = stepOrder.indexOf(data.active) > at;
          return (
            <li key={name} className={styles.folded} data-done={done ? '' : undefined}>
              <span className={styles.number}>{done ? <CheckIcon small /> : at + 1}</span>
              <span className={styles.words}>
                <b>{title}</b>
                {done && <span className="sf-muted">{stepSummary(name, data, session, progress)}</span>}
              </span>
              {done && !(name === 'checkout-login' && session.strategy === 'member') && (
                <TextLink href={urlTo(name, {}, { ...query })} aria-label={`Change ${title.toLowerCase()}`}>
                  Change
                </TextLink>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.summaryBelow}>
        <OrderSummary data={data} slot={slot} />
      </div>
    </PageFrame>
  );
}
