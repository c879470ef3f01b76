import type { AutocompleteSuggestion } from '@storefront/api/entities/place';
import type { Fulfilment } from '@storefront/bus/state.types';
import { urlTo } from '@storefront/routes/url-to';
import { PinIcon } from '@storefront/ui/icons/pin';
import type { Errand } from '../store/errand';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  readonly suggestions: readonly AutocompleteSuggestion[];
  readonly fulfilment: Fulfilment;
  readonly errand?: Errand;
}

/** The addresses that match the typed text, as links, for use without scripts. */
export function Suggestions({ suggestions, fulfilment, errand }: SuggestionsProps) {
  return (
    <nav aria-label="Addresses">
      <ul className={`sf-panel ${styles.suggestions}`}>
        {suggestions.map(({ placeId, description }) => (
          <li key={placeId}>
            <a href={urlTo('stores-near-by', {}, { fulfilment, placeId, ...errand })}>
              <PinIcon small />
              {description}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
