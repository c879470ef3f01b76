import type { StoreState } from '@storefront/bus/state.types';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { GridIcon } from '@storefront/ui/icons/grid';
import { SearchIcon } from '@storefront/ui/icons/search';
import { TagIcon } from '@storefront/ui/icons/tag';
import { useTopLayer } from '@storefront/ui/use-top-layer';
import { useId, useState } from 'react';
import { Marked } from '../item-card/Marked';
import { forgetSearches } from './history';
import styles from './SuggestionList.module.css';
import { useComboboxField } from './use-combobox-field';
import { type Suggestion, useSuggestions } from './use-suggestions';

const titles = {
  history: 'Recent searches',
  term: 'Popular searches',
  category: 'Categories',
  deal: 'Deals',
  item: 'Items',
};
const icons = { history: ClockIcon, term: SearchIcon, category: GridIcon, deal: TagIcon, item: SearchIcon };

export interface SuggestionListProps {
  readonly field: HTMLInputElement;
  readonly store: StoreState;
}

/**
 * Suggestions below an existing search field, following the combobox pattern: arrow keys move, Enter follows, Escape
 * closes. It adds roles and keys to the field.
 */
export function SuggestionList({ field, store }: SuggestionListProps) {
  const id = useId();
  const [forgotten, setForgotten] = useState(0);
  const [typed, setTyped] = useState(field.value);
  const { suggestions, matchedWords, hasHistory } = useSuggestions(store, typed, forgotten);
  const optionId = (at: number) => `${id}-${at}`;
  const { isOpen, active } = useComboboxField(field, { listId: id, suggestions, optionId, onType: setTyped });
  const layer = useTopLayer(isOpen, () => field.form);
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <div id={id} role="listbox" aria-label="Suggestions">
        {kinds.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset
          <div key={kind} role="group" aria-label={titles[kind]}>
            <p className={styles.title} aria-hidden="true">
              {titles[kind]}
            </p>
            {suggestions.map((suggestion, at) =>
              suggestion.kind === kind ? (
                <Option
                  key={suggestion.kind + suggestion.href}
                  id={optionId(at)}
                  suggestion={suggestion}
                  isActive={at === active}
                  matchedWords={matchedWords}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      {hasHistory && (
        <button
          type="button"
          className={styles.forget}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            forgetSearches();
            setForgotten((count) => count + 1);
          }}
        >
          Clear recent searches
        </button>
      )}
      <span className="sf-hidden" role="status">
        {isOpen ? `${suggestions.length} suggestions` : ''}
      </span>
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly isActive: boolean;
  readonly matchedWords: readonly string[];
}

function Option({ id, suggestion, isActive, matchedWords }: OptionProps) {
  const { kind, words, href, note, image } = suggestion;
  const Icon = icons[kind];
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      className={styles.option}
      data-term={kind === 'history' || kind === 'term' ? words : undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {image ? <img src={image} alt="" width={40} height={40} /> : <Icon small />}
      <span className={styles.words}>
        <Marked text={words} words={kind === 'history' ? [] : matchedWords} />
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </a>
  );
}
