import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type NoticeProps = {
  kind?: 'brand' | 'accent' | 'success' | 'warning' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** Announced when it appears: 'status' politely, 'alert' at once. */
  role?: 'status' | 'alert';
};

export function Notice({ kind = 'brand', icon, children, action, role }: NoticeProps) {
  return (
    <div className={classNames('sf-notice', kind !== 'brand' && `sf-notice--${kind}`)} role={role}>
      {icon}
      <div className="sf-notice__words">{children}</div>
      {action}
    </div>
  );
}
