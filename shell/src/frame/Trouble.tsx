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
import { sessionTrouble } from './session-trouble';
import styles from './Trouble.module.css';

/** What is missing while the back end is away: said above the page, which is shown as far as it can be. */
export function Trouble({ keptAt, url }: { keptAt?: string; url: string }) {
  const session = useStore(shared.session);
  const trouble = useStore(sessionTrouble);
  const sessionIsMissing = trouble && session.strategy === 'unknown';
  if (!keptAt && !sessionIsMissing) return null;
  return (
    <div className={styles.trouble}>
      {keptAt && (
        <Notice
          kind="warning"
          role="status"
          icon={<ClockIcon />}
          action={
            <LinkButton kind="quiet" icon={<RefreshIcon />} href={url}>
              Try again
            </LinkButton>
          }
        >
          {fill(shownFromBefore, keptAt)}
        </Notice>
      )}
      {sessionIsMissing && (
        <Notice
          kind="warning"
          role="status"
          icon={<WarningIcon />}
          action={
            <Button kind="quiet" icon={<RefreshIcon />} onClick={trouble.tryAgain}>
              Try again
            </Button>
          }
        >
          {sessionMissing}
        </Notice>
      )}
    </div>
  );
}
