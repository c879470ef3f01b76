import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { RefreshIcon } from './icons/refresh';
import { WarningIcon } from './icons/warning';
import { LinkButton } from './link-button';

export type ErrorStateProps = {
  /** Which part failed: 'We could not load the slots.' */
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** The same page again, for before the page is awake. */
  retryHref?: string;
  small?: boolean;
};

/** A part that failed says which, and offers another try; what is around it stays. */
export function ErrorState({ title, children, onRetry, retryHref, small }: ErrorStateProps) {
  return (
    <div className={classNames('sf-state sf-state--failed', small && 'sf-state--small')} role="alert">
      <div className="sf-state__art">
        <WarningIcon />
      </div>
      <p className="sf-h3">{title}</p>
      {children && <div className="sf-muted">{children}</div>}
      {onRetry && (
        <Button kind="quiet" icon={<RefreshIcon />} onClick={onRetry}>
          Try again
        </Button>
      )}
      {!onRetry && retryHref && (
        <LinkButton kind="quiet" icon={<RefreshIcon />} href={retryHref}>
          Try again
        </LinkButton>
      )}
    </div>
  );
}
