import { usePageContext } from '@storefront/remote-kit/page-context';
import { PageFrame } from '@storefront/ui/page-frame';
import type { ReactNode } from 'react';
import { Onward } from './Onward';
import type { PlacedOrder } from './placed-order';
import styles from './SuccessPage.module.css';
import { useAfterOrder } from './use-after-order';

interface OrderOutcomeProps {
  readonly order: PlacedOrder;
  /** The theme's picture: 'order-placed' or 'error'. */
  readonly picture: 'order-placed' | 'error';
  readonly title: string;
  readonly children: ReactNode;
}

/** The outcome of an order: a picture, a headline, facts and links. */
export function OrderOutcome({ order, picture, title, children }: OrderOutcomeProps) {
  const { business } = usePageContext();
  useAfterOrder(order);
  return (
    <PageFrame width="single">
      <div className={styles.placed}>
        <img
          src={`/pictures/state-${picture}-${business.brand}/640.webp`}
          alt=""
          width={320}
          height={240}
          className={styles.picture}
        />
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        <Onward {...order} />
      </div>
    </PageFrame>
  );
}
