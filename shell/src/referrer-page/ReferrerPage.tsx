import { fill } from '@storefront/messages/fill';
import { friendReward } from '@storefront/messages/shell-pages';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { GiftIcon } from '@storefront/ui/icons/gift';
import { LinkButton } from '@storefront/ui/link-button';
import { PageFrame } from '@storefront/ui/page-frame';
import styles from './ReferrerPage.module.css';

/** What a friend gets off their next order for having sent somebody, in minor units. */
const REWARD = 500;

/** Where a friend's link lands: whose it is, what it gives, and on to registration, which knows the code already. */
export function ReferrerPage({ code }: { code: string }) {
  const { business } = usePageContext();
  const reward = formatMoney(REWARD, { currency: business.currency, locale: 'en-GB' });
  return (
    <PageFrame width="single">
      <div className={styles.landing}>
        <div className={styles.art}>
          <GiftIcon />
        </div>
        <h1 tabIndex={-1}>A friend thought of you</h1>
        <p className={styles.lead}>{business.strapline}</p>
        {code ? (
          <p>
            {fill(friendReward, reward)} We have kept the code <strong>{code}</strong> for when you register.
          </p>
        ) : (
          <p>The link’s code could not be read. You can still look around and register.</p>
        )}
        <div className={styles.ways}>
          <LinkButton href={urlTo('register')} big>
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
