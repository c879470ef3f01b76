import { fill } from '@storefront/messages/fill';
import { partFailed } from '@storefront/messages/system';
import { Button } from '@storefront/ui/button';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { Notice } from '@storefront/ui/notice';
import styles from './OutageNotice.module.css';

/** Beside a failed essential part: what failed, and a retry. The part's HTML still works. */
export function PartNotice({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className={styles.part}>
      <Notice
        kind="warning"
        role="alert"
        icon={<WarningIcon />}
        action={
          <Button kind="quiet" icon={<RefreshIcon />} onClick={onTryAgain}>
            Try again
          </Button>
        }
      >
        {fill(partFailed, 'everything here')}
      </Notice>
    </div>
  );
}
