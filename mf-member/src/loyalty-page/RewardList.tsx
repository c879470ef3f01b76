import { useStore } from '@nanostores/react';
import type { MemberReward } from '@storefront/api/entities/loyalty';
import { shared } from '@storefront/bus/bus';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { Panel } from '@storefront/ui/panel';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { pastDate } from '../order/placed-date';
import styles from './LoyaltyPage.module.css';

const SOURCES = { loyalty: 'For your orders', referral: 'For inviting a friend, or being invited' } as const;
const STATES = { available: 'Ready to use', used: 'Used', withdrawn: 'Withdrawn after a refund' } as const;

/** The member's rewards, each with its code, and a button that uses it in the basket. */
export function RewardList({ rewards }: { rewards: readonly MemberReward[] }) {
  const { business } = usePageContext();
  const { orderDates } = findOrderLayout(business.brand);
  const hasBasket = (useStore(shared.basket)?.count ?? 0) > 0;
  return (
    <Panel title="Ready to use">
      {rewards.length === 0 ? (
        <p className="sf-muted">Your first reward will appear here, with a code for your basket.</p>
      ) : (
        <ul className={styles.rewards}>
          {rewards.map(({ code, amount, source, state, grantedAt }) => (
            <li key={code} className={styles.reward} data-state={state}>
              <div>
                <p className={styles.amount}>{formatMoney(amount, { currency: business.currency })} off an order</p>
                <p className="sf-muted">
                  {SOURCES[source]}, {pastDate(grantedAt, orderDates)}
                </p>
                <p>
                  {STATES[state]}
                  {state === 'available' && (
                    <>
                      : <span className={styles.code}>{code}</span>
                    </>
                  )}
                </p>
              </div>
              {state === 'available' && hasBasket && (
                <form method="post" action={actionPath('basket', 'apply-coupon')}>
                  <input type="hidden" name="coupon" value={code} />
                  <input type="hidden" name="returnTo" value="basket" />
                  <Button type="submit" kind="soft">
                    Use in my basket<span className="sf-hidden">: {code}</span>
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
