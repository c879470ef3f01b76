import type { AutocompleteSuggestion } from '@storefront/api/entities/place';
import type { Fulfilment } from '@storefront/bus/state.types';
import { urlTo } from '@storefront/routes/url-to';
import { PinIcon } from '@storefront/ui/icons/pin';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  readonly suggestions: readonly AutocompleteSuggestion[];
  readonly fulfilment: Fulfilment;
  readonly aisle?: string;
}

/** The addresses that match the typed text, as links, for use without scripts. */
export function Suggestions({ suggestions, fulfilment, aisle }: SuggestionsProps) {
  return (
    <nav aria-label="Addresses">
      <ul className={`sf-panel ${styles.suggestions}`}>
        {suggestions.map(({ placeId, description }) => (
          <li key={placeId}>
            <a href={urlTo('stores-near-by', {}, { fulfilment, placeId, aisle })}>
              <PinIcon small />
              {description}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
