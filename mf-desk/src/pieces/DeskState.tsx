import { RefreshIcon } from '@storefront/ui/icons/refresh';
import type { ReactNode } from 'react';
import desk from '../style/desk.module.css';
import { DeskButton } from './DeskButton';
import styles from './DeskState.module.css';
import { loading, tryAgain } from './texts';

/** Why a screen shows nothing else: it is empty, has failed, or is not for this operator. */
export function DeskState({ title, children, onRetry }: { title: string; children?: ReactNode; onRetry?: () => void }) {
  return (
    <div className={styles.state} role={onRetry ? 'alert' : undefined}>
      <h2>{title}</h2>
      {children && <div className={desk.muted}>{children}</div>}
      {onRetry && (
        <DeskButton icon={<RefreshIcon />} onClick={onRetry}>
          {tryAgain}
        </DeskButton>
      )}
    </div>
  );
}

/** While something is read. */
export function DeskLoading() {
  return (
    <div className={styles.state} role="status">
      <span className={styles.bar} />
      <p className={desk.muted}>{loading}</p>
    </div>
  );
}
