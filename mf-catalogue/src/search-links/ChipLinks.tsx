import { ChipLink } from '@storefront/ui/chip';
import { useId } from 'react';
import styles from './ChipLinks.module.css';

interface ChipLinksProps {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** A titled row of links; nothing without links. */
export function ChipLinks({ title, links }: ChipLinksProps) {
  const id = useId();
  if (!links.length) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 className="sf-h3" id={id}>
        {title}
      </h2>
      <p className={styles.chips}>
        {links.map(({ href, label }) => (
          <ChipLink key={href} href={href}>
            {label}
          </ChipLink>
        ))}
      </p>
    </nav>
  );
}
