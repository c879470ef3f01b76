import { ChevronLeftIcon } from '@storefront/ui/icons/chevron-left';
import { TextLink } from '@storefront/ui/text-link';
import type { ReactNode } from 'react';
import styles from './BackLink.module.css';

/** The link back at the top of a page. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <nav className={styles.way} aria-label="Back">
      <TextLink href={href}>
        <ChevronLeftIcon small />
        {children}
      </TextLink>
    </nav>
  );
}
