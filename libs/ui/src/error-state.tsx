import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { RefreshIcon } from './icons/refresh';
import { WarningIcon } from './icons/warning';
import { LinkButton } from './link-button';

export type ErrorStateProps = {
  /** What failed: 'We could not load the slots.' */
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** The URL of the same page, for use before hydration. */
  retryHref?: string;
  small?: boolean;
};

/** An error of one part of a page, with a retry; the rest of the page stays. */
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
