import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { PasskeyLogin } from '../passkeys/PasskeyLogin';
import type { LoggedIn } from '../session/session';
import styles from './OtherWays.module.css';
import { ProviderForms } from './ProviderForms';

interface OtherWaysProps {
  readonly query: Readonly<Record<string, string>>;
  /** Where the shopper goes on. */
  readonly target: string;
  readonly onLoggedIn: LoggedIn;
}

/** The ways to log in besides the one that the page shows. */
export function OtherWays({ query: { from, with: way }, target, onLoggedIn }: OtherWaysProps) {
  const isByCode = way === 'code';
  return (
    <div className={styles.ways}>
      <p className={styles.or}>or</p>
      <LinkButton kind="quiet" wide href={urlTo('login', {}, { from, with: isByCode ? undefined : 'code' })}>
        {isByCode ? 'Log in with your password' : 'Log in with a code'}
      </LinkButton>
      <PasskeyLogin hasField={!isByCode} onLoggedIn={onLoggedIn} />
      <ProviderForms from={target} />
    </div>
  );
}
