import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import styles from './OtherWays.module.css';

/** The ways to log in besides the one that the page shows. */
export function OtherWays({ query: { from, with: way } }: { query: Readonly<Record<string, string>> }) {
  const isByCode = way === 'code';
  return (
    <div className={styles.ways}>
      <p className={styles.or}>or</p>
      <LinkButton kind="quiet" wide href={urlTo('login', {}, { from, with: isByCode ? undefined : 'code' })}>
        {isByCode ? 'Log in with your password' : 'Log in with a code'}
      </LinkButton>
    </div>
  );
}
