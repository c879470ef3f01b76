import { EmptyState } from '@storefront/ui/empty-state';
import { SearchIcon } from '@storefront/ui/icons/search';
import { LinkButton } from '@storefront/ui/link-button';
import { DepartmentLinks } from '../search-links/DepartmentLinks';
import { PopularSearches } from '../search-links/PopularSearches';
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
      <PopularSearches store={store} terms={popularTerms} />
      <DepartmentLinks title="Or browse the departments" store={store} departments={aisles} />
    </div>
  );
}
