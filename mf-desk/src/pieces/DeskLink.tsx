import { classNames } from '@storefront/ui/class-names';
import type { ComponentProps, ReactNode } from 'react';
import styles from './DeskButton.module.css';

export interface DeskLinkProps extends ComponentProps<'a'> {
  readonly kind?: 'main' | 'line';
  readonly icon: ReactNode;
}

/** A link that looks like a button of the desk; without words it needs a label. */
export function DeskLink({ kind = 'line', icon, children, className, ...attributes }: DeskLinkProps) {
  return (
    <a {...attributes} className={classNames(styles.button, styles.link, styles[kind], className)}>
      {icon}
      {children && <span>{children}</span>}
    </a>
  );
}
