import { usePageContext } from '@storefront/remote-kit/page-context';
import { useState } from 'react';
import { CodeForm } from './CodeForm';
import { CredentialsForm } from './CredentialsForm';
import styles from './LogInPage.module.css';
import type { Credentials } from './request-log-in';

/** The log-in of the staff, which leads to the page `to`. */
export function LogInPage({ to }: { to: string }) {
  const { business, navigate } = usePageContext();
  const [credentials, setCredentials] = useState<Credentials>();
  const go = () => navigate(to, { replace: true });
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.panel}>
        <p className="sf-muted">{business.name}</p>
        <h1>The desk</h1>
        {credentials ? (
          <CodeForm credentials={credentials} onLoggedIn={go} onBack={() => setCredentials(undefined)} />
        ) : (
          <CredentialsForm onCodeSent={setCredentials} onLoggedIn={go} />
        )}
      </div>
    </main>
  );
}
