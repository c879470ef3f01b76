import type { ReactNode } from 'react';
import styles from './Mark.module.css';

export interface MarkProps {
  readonly kind: 'done' | 'active' | 'problem' | 'other';
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** The state of what a desktop page lists, by an icon and a word; the colour only helps. */
export const Mark = ({ kind, icon, children }: MarkProps) => (
  <span className={styles.mark} data-kind={kind}>
    {icon}
    {children}
  </span>
);
