import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type BadgeProps = {
  kind?: 'plain' | 'sale' | 'new' | 'good' | 'warning';
  /** The business's own colours for a badge, from its catalogue. */
  color?: string;
  backgroundColor?: string;
  children: ReactNode;
};

export function Badge({ kind = 'plain', color, backgroundColor, children }: BadgeProps) {
  const style = color || backgroundColor ? { color, backgroundColor } : undefined;
  return (
    <span className={classNames('sf-badge', kind !== 'plain' && `sf-badge--${kind}`)} style={style}>
      {children}
    </span>
  );
}
