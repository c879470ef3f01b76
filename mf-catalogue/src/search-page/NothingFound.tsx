import { urlTo } from '@storefront/routes/url-to';
import { ChipLink } from '@storefront/ui/chip';
import { EmptyState } from '@storefront/ui/empty-state';
import { SearchIcon } from '@storefront/ui/icons/search';
import { LinkButton } from '@storefront/ui/link-button';
import styles from './SearchPage.module.css';
import type { SearchData } from './search-data';

interface NothingFoundProps {
  readonly data: SearchData;
  /** The combined page, when other kinds have results. */
  readonly everything?: string;
}

/** Help for an empty result: another spelling, popular terms, departments. */
export function NothingFound({ data, everything }: NothingFoundProps) {
  const { store, searchTerm, popularTerms, aisles, refusal } = data;
  return (
    <div className={styles.nothing}>
      {!refusal && (
        <EmptyState
          title={`No results for “${searchTerm}”`}
          art={<SearchIcon />}
          action={everything && <LinkButton href={everything}>See all results</LinkButton>}
        >
          <p>Check the spelling, or try a shorter or more general word.</p>
        </EmptyState>
      )}
      {popularTerms.length > 0 && (
        <nav aria-labelledby="popular-terms">
          <h2 className="sf-h3" id="popular-terms">
            Popular searches
          </h2>
          <p className={styles.chips}>
            {popularTerms.map((term) => (
              <ChipLink
                key={term}
                href={urlTo('stores-storeSlug-search-searchTerm', { storeSlug: store.slug, searchTerm: term })}
              >
                {term}
              </ChipLink>
            ))}
          </p>
        </nav>
      )}
      <nav aria-labelledby="other-aisles">
        <h2 className="sf-h3" id="other-aisles">
          Or browse the departments
        </h2>
        <p className={styles.chips}>
          {aisles.map(({ slug, name }) => (
            <ChipLink
              key={slug}
              href={urlTo('stores-storeSlug-category-categorySlug', { storeSlug: store.slug, categorySlug: slug })}
            >
              {name}
            </ChipLink>
          ))}
        </p>
      </nav>
    </div>
  );
}
