import { classNames } from '@storefront/ui/class-names';
import type { ReactNode } from 'react';
import styles from './Band.module.css';

export interface BandProps {
  readonly kind: 'plate' | 'done' | 'risk' | 'stop';
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
}

/** One state of the whole screen, across it; a screen reader hears it when it comes. */
export function Band({ kind, icon, title, children }: BandProps) {
  return (
    <div className={classNames(styles.band, styles[kind])} role="status">
      {icon}
      <p>
        <b>{title}</b>
        {children && <span>{children}</span>}
      </p>
    </div>
  );
}
