import { EmptyState } from '@storefront/ui/empty-state';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './WaitingState.module.css';

interface WaitingStateProps {
  readonly title: string;
  readonly text: string;
  readonly art: ReactNode;
  /** The picture turns while the page itself waits. */
  readonly isTurning?: boolean;
  readonly children?: ReactNode;
}

/** What a payment without an outcome waits for: a picture, a sentence and the way on. */
export function WaitingState({ title, text, art, isTurning, children }: WaitingStateProps) {
  const region = useRef<HTMLElement>(null);
  // The form that the shopper sent is gone, and what follows may be out of sight.
  useEffect(() => region.current?.focus(), []);
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.waiting}
      aria-label={title}
      data-turning={isTurning || undefined}
    >
      <EmptyState title={title} art={art} headingLevel={3} action={children}>
        <p role="status">{text}</p>
      </EmptyState>
    </section>
  );
}
