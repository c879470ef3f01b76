import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { fill } from '@storefront/messages/fill';
import { sessionMissing, shownFromBefore } from '@storefront/messages/system';
import { Button } from '@storefront/ui/button';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import styles from './OutageNotice.module.css';
import { sessionError } from './session-error';

/** A notice above the page while the back end is down. */
export function OutageNotice({ keptAt, url }: { keptAt?: string; url: string }) {
  const session = useStore(shared.session);
  const sessionFailure = useStore(sessionError);
  const missing = session.strategy === 'unknown' ? sessionFailure : undefined;
  if (!keptAt && !missing) return null;
  return (
    <section className={styles.trouble} aria-label="What is missing">
      <Notice
        kind="warning"
        role="status"
        icon={keptAt ? <ClockIcon /> : <WarningIcon />}
        action={
          // Loads a stale page again, together with the session.
          keptAt ? (
            <LinkButton kind="quiet" icon={<RefreshIcon />} href={url}>
              Try again
            </LinkButton>
          ) : (
            <Button kind="quiet" icon={<RefreshIcon />} onClick={missing?.tryAgain}>
              Try again
            </Button>
          )
        }
      >
        {keptAt && fill(shownFromBefore, keptAt)} {missing && sessionMissing}
      </Notice>
    </section>
  );
}
