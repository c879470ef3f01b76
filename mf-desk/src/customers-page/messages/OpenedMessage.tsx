import { CrossIcon } from '@storefront/ui/icons/cross';
import { LinkButton } from '@storefront/ui/link-button';
import { type ReactNode, useEffect, useRef } from 'react';
import { customersPath } from '../customers-path';
import styles from '../panels/panels.module.css';

export interface OpenedMessageProps {
  readonly title: string;
  /** Who wrote it, when, about which order. */
  readonly about: ReactNode;
  readonly person: string | undefined;
  readonly children: ReactNode;
}

/** The frame of an opened message, whose title gets the focus, and the way to close it. */
export function OpenedMessage({ title, about, person, children }: OpenedMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.panel} aria-label="Message">
      <div className={styles.top}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.muted}>{about}</p>
        </div>
        <LinkButton kind="plain" href={customersPath({ person })} icon={<CrossIcon small />}>
          Close
        </LinkButton>
      </div>
      {children}
    </section>
  );
}
