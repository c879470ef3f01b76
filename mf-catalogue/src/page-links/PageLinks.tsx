import { ChipLink } from '@storefront/ui/chip';
import { nearbyPages } from './nearby-pages';
import styles from './PageLinks.module.css';

interface PageLinksProps {
  readonly page: number;
  readonly pages: number;
  readonly url: (page: number) => string;
}

/** Links to the other pages of a listing, each with its own URL. */
export function PageLinks({ page, pages, url }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && <ChipLink href={url(page - 1)}>Previous</ChipLink>}
      {nearbyPages(page, pages).map((entry) =>
        typeof entry === 'number' ? (
          <ChipLink key={entry} href={url(entry)} current={entry === page} aria-label={`Page ${entry}`}>
            {entry}
          </ChipLink>
        ) : (
          <span key={entry.after} className={styles.gap} aria-hidden="true">
            …
          </span>
        ),
      )}
      {page < pages && <ChipLink href={url(page + 1)}>Next</ChipLink>}
    </nav>
  );
}
