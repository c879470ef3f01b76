import { useStore } from '@nanostores/react';
import { serverClockOffset, shared } from '@storefront/bus/bus';
import { orderUnavailable } from '@storefront/messages/orders';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { BagIcon } from '@storefront/ui/icons/bag';
import { LinkButton } from '@storefront/ui/link-button';
import { TextLink } from '@storefront/ui/text-link';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { OrderRows } from '../orders-page/OrderRows';
import { ReadPart } from '../read/ReadPart';
import { readAsMember } from '../read/read-as-member';
import { greeting } from './greeting.model';
import { LatestOrder } from './LatestOrder';
import styles from './MemberPage.module.css';
import { MemberSide } from './MemberSide';
import { type Overview, readRecentOrders } from './read-overview';

/** The account overview. */
export function MemberPage({ overview }: { overview: Overview }) {
  const { api } = usePageContext();
  const { firstname } = useStore(shared.session);
  const now = Date.now() + useStore(serverClockOffset);
  const [orders, again] = useRead(
    useCallback(() => readAsMember(() => readRecentOrders(api)), [api]),
    overview.orders,
  );
  return (
    <AccountFrame section="overview" title={[greeting(now), firstname].filter(Boolean).join(', ')}>
      <div className={styles.overview}>
        <ReadPart reading={orders} failure={orderUnavailable} onRetry={again}>
          {({ coming, earlier, total }) => {
            const [latest, ...others] = coming.length ? coming : earlier;
            const older = coming.length ? earlier : others;
            return latest ? (
              <div className={styles.main}>
                <LatestOrder order={latest} now={now} />
                {coming.length > 1 && (
                  <section aria-label="Also coming">
                    <div className={styles.earlier}>
                      <h2>Also coming</h2>
                    </div>
                    <OrderRows orders={others} />
                  </section>
                )}
                {older.length > 0 && (
                  <section aria-label="Earlier orders">
                    <div className={styles.earlier}>
                      <h2>Earlier orders</h2>
                      <TextLink href={urlTo('member-orders')}>
                        All {total}
                        <span className="sf-hidden"> orders</span>
                      </TextLink>
                    </div>
                    <OrderRows orders={older} />
                  </section>
                )}
              </div>
            ) : (
              <EmptyState
                title="No orders yet"
                art={<BagIcon />}
                action={<LinkButton href={urlTo('index')}>Start shopping</LinkButton>}
              >
                <p>Your first one will appear here, ready to order again.</p>
              </EmptyState>
            );
          }}
        </ReadPart>
        <MemberSide {...overview} />
      </div>
    </AccountFrame>
  );
}
