import { referralCodeInvalid } from '@storefront/messages/account';
import { fill } from '@storefront/messages/fill';
import { friendReward } from '@storefront/messages/shell-pages';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { GiftIcon } from '@storefront/ui/icons/gift';
import { LinkButton } from '@storefront/ui/link-button';
import { PageFrame } from '@storefront/ui/page-frame';
import { usePathTo } from '../navigation/navigation-context';
import styles from './ReferrerPage.module.css';

export type Referral =
  /** `reward` in minor units. */
  { readonly kind: 'known'; readonly code: string; readonly reward: number } | { readonly kind: 'unknown' };

/** The page of a friend's link: the code's reward or that it is invalid, and a link to registration. */
export function ReferrerPage({ referral }: { referral: Referral }) {
  const { business } = usePageContext();
  const to = usePathTo();
  const money = (amount: number) => formatMoney(amount, { currency: business.currency, locale: 'en-GB' });
  return (
    <PageFrame width="single">
      <div className={styles.landing}>
        <div className={styles.art}>
          <GiftIcon />
        </div>
        <h1 tabIndex={-1}>{referral.kind === 'known' ? 'A friend invited you' : 'This friend’s code is not valid'}</h1>
        <p className={styles.lead}>{business.strapline}</p>
        {referral.kind === 'known' ? (
          <p>
            {fill(friendReward, money(referral.reward))} We have kept the code <strong>{referral.code}</strong> for when
            you register.
          </p>
        ) : (
          <p>
            {referralCodeInvalid}. Ask your friend for their link again. You can look around and register without it.
          </p>
        )}
        <div className={styles.ways}>
          <LinkButton href={to('registration')} big>
            Create an account
          </LinkButton>
          <LinkButton href={urlTo('index')} kind="quiet" big>
            Look around first
          </LinkButton>
        </div>
      </div>
    </PageFrame>
  );
}
