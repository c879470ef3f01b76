import type { ReactNode } from 'react';
import { BasketIcon } from './icons/basket';

export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** An icon or an illustration of the brand. */
  art?: ReactNode;
  /** One action. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** An empty state: a picture, a sentence and one action. */
export function EmptyState({ title, children, art = <BasketIcon />, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="sf-state">
      <div className="sf-state__art">{art}</div>
      <Heading className="sf-h2">{title}</Heading>
      {children && <div className="sf-muted">{children}</div>}
      {action}
    </div>
  );
}
