import { loyaltyUnavailable } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { EntryList } from './EntryList';
import { FriendPanel } from './FriendPanel';
import styles from './LoyaltyPage.module.css';
import { ProgressPanel } from './ProgressPanel';
import { RewardList } from './RewardList';
import { type Loyalty, readLoyalty } from './read-loyalty';

/** Rewards for orders and for friends. */
export function LoyaltyPage({ first }: { first: MemberRead<Loyalty> }) {
  const { api, business } = usePageContext();
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readLoyalty(api)), [api]),
    first,
  );
  return (
    <AccountFrame section="loyalty" title="Your rewards">
      <ReadPart reading={reading} failure={loyaltyUnavailable} onRetry={again}>
        {({ progress, rewards, entries, referral }) => (
          <div className={findOrderLayout(business.brand).rewards === 'house' ? styles.besideHouse : styles.page}>
            {progress && <ProgressPanel progress={progress} onRedeemed={again} />}
            <RewardList rewards={rewards} />
            <FriendPanel referral={referral} />
            {progress && <EntryList kind={progress.kind} entries={entries} />}
          </div>
        )}
      </ReadPart>
    </AccountFrame>
  );
}
