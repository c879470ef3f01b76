import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { useState } from 'react';
import styles from './AssistedBar.module.css';

/** For whom an operator orders in this browser, on every page, and the way to end it. */
export function AssistedBar() {
  const { api } = usePageContext();
  const { assistedFor } = useStore(shared.session);
  const [state, setState] = useState<'open' | 'ending' | 'failed'>('open');
  if (!assistedFor) return null;
  const end = async () => {
    if (state === 'ending') return;
    setState('ending');
    const reply = await api.call('POST /auth/assisted-visit-end', { body: {} }).catch(() => undefined);
    if (reply?.ok) location.assign(urlTo('index'));
    else setState('failed');
  };
  return (
    <section className={styles.bar} aria-label="Assisted visit">
      <p role="status">
        {state === 'failed' ? 'It could not be ended. Try again. ' : 'You are ordering for '}
        {state !== 'failed' && <b>{assistedFor}</b>}
      </p>
      <button type="button" aria-busy={state === 'ending' || undefined} onClick={() => void end()}>
        End
      </button>
    </section>
  );
}
