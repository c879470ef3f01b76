import { SuggestionList, type SuggestionListProps } from '../search-suggestions/SuggestionList';

/** Under the header's search: the shell gives the field that stands there and the store that is searched. */
export function Boundary(props: SuggestionListProps) {
  return <SuggestionList {...props} />;
}
