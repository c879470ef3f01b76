import type { Referral } from '@storefront/api/entities/referral';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { Panel } from '@storefront/ui/panel';
import { TextField } from '@storefront/ui/text-field';
import { useState } from 'react';
import styles from './LoyaltyPage.module.css';

/** How many friends are in a state, in words. */
const friendsIn = ({ friends }: Referral, state: Referral['friends'][number]['state']) =>
  countText(friends.filter((friend) => friend.state === state).length, 'friend');

/** The member's code for friends, its rules, and how many came. */
export function FriendPanel({ referral }: { referral: Referral }) {
  const { business } = usePageContext();
  const [shared, setShared] = useState('');
  const { code, reward, friends } = referral;
  if (reward === null) return null;
  const link = new URL(urlTo('referrer', { code }), window.location.origin).href;
  const money = formatMoney(reward, { currency: business.currency });
  const share = async () => {
    const invitation = { title: business.name, text: `${money} off your next order at ${business.name}`, url: link };
    try {
      if (navigator.share) await navigator.share(invitation);
      else {
        await navigator.clipboard.writeText(link);
        setShared('Link copied');
      }
    } catch (failure) {
      // Closing the sheet is no failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) setShared('Select the link and copy it');
    }
  };
  return (
    <Panel title="Invite a friend">
      <p>
        Share your code <span className={styles.code}>{code}</span>. When your friend’s first order is delivered, you
        both get {money} off the next order.
      </p>
      <div className={styles.share}>
        <TextField label="Your link" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button kind="soft" onClick={() => void share()}>
          Share
        </Button>
      </div>
      <p role="status">{shared}</p>
      {friends.length > 0 && (
        <p>
          {friendsIn(referral, 'rewarded')} rewarded, {friendsIn(referral, 'pending')} not rewarded yet,{' '}
          {friendsIn(referral, 'refused')} without a reward.
        </p>
      )}
      <p className="sf-muted">
        You get this once for each friend, for at most five friends in any thirty days. Your friend confirms their email
        address first, by logging in with a code on the device with which they registered. It does not apply to your own
        address, phone or card.
      </p>
    </Panel>
  );
}
