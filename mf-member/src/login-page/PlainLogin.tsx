import { AccountLayout } from '../account-layout/AccountLayout';
import { targetAfterLogin } from '../target/target.model';
import styles from './OtherWays.module.css';
import { ProviderForms } from './ProviderForms';
import { ProviderOutcome } from './ProviderOutcome';
import { RegisterOffer } from './RegisterOffer';

/** Only the path of the target counts. */
const OWN_ORIGIN = 'https://own.invalid';

/** Log-in before any script: what the document alone can do. */
export function PlainLogin({ query }: { query: Readonly<Record<string, string>> }) {
  return (
    <AccountLayout title="Log in" other={<RegisterOffer from={query.from} />}>
      <div className="sf-stack">
        <ProviderOutcome query={query} />
        <div className={styles.ways}>
          <ProviderForms from={targetAfterLogin([query.from], OWN_ORIGIN)} />
        </div>
        <p className="sf-muted">To log in with your email address, allow JavaScript for this site.</p>
      </div>
    </AccountLayout>
  );
}
