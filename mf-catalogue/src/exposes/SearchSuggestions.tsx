import { SuggestionList, type SuggestionListProps } from '../search-suggestions/SuggestionList';

/** Suggestions below the header's search: the shell passes the existing field and the store. */
export function Boundary(props: SuggestionListProps) {
  return <SuggestionList {...props} />;
}
