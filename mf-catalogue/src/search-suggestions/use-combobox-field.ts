import { useEffect, useState } from 'react';
import { forgetSearch, rememberSearch } from './history';
import type { Suggestion } from './use-suggestions';

interface ComboboxProps {
  readonly listId: string;
  readonly suggestions: readonly Suggestion[];
  readonly optionId: (at: number) => string;
  readonly onType: (text: string) => void;
}

/** What an empty field suggests is on the page already, such as that of a new search. */
const isListedOnPage = ({ value, dataset }: HTMLInputElement) => !value && dataset.emptySuggestions === 'on-page';

/** Turns a plain search field into a combobox while it is used, and adds its searches to the history. */
export function useComboboxField(field: HTMLInputElement, { listId, suggestions, optionId, onType }: ComboboxProps) {
  const [isFocused, setIsFocused] = useState(document.activeElement === field);
  const [isClosed, setIsClosed] = useState(() => isListedOnPage(field));
  const [active, setActive] = useState(-1);
  const isOpen = isFocused && !isClosed && suggestions.length > 0;
  const at = Math.min(active, suggestions.length - 1);

  useEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    field.setAttribute('autocomplete', 'off');
  }, [field, listId]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && at >= 0) field.setAttribute('aria-activedescendant', optionId(at));
    else field.removeAttribute('aria-activedescendant');
    if (at >= 0) document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  }, [field, isOpen, at, optionId]);

  useEffect(() => {
    const { form } = field;
    const controller = new AbortController();
    const on = { signal: controller.signal };
    const show = () => {
      setIsFocused(true);
      setIsClosed(isListedOnPage(field));
    };
    // The shopper may have left the field since it was first rendered.
    setIsFocused(document.activeElement === field);
    field.addEventListener('focus', show, on);
    field.addEventListener('click', show, on);
    field.addEventListener('blur', () => setIsFocused(false), on);
    field.addEventListener(
      'input',
      () => {
        onType(field.value);
        setActive(-1);
        setIsClosed(isListedOnPage(field));
      },
      on,
    );
    field.addEventListener(
      'keydown',
      (event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step && suggestions.length) {
          event.preventDefault();
          setIsClosed(false);
          // The field itself is before the first and after the last suggestion.
          const places = suggestions.length + 1;
          setActive(isOpen ? ((at + 1 + step + places) % places) - 1 : step > 0 ? 0 : suggestions.length - 1);
        } else if (event.key === 'Escape' && isOpen) {
          event.preventDefault();
          setIsClosed(true);
          setActive(-1);
        } else if (event.key === 'Enter' && isOpen && at >= 0) {
          event.preventDefault();
          document.getElementById(optionId(at))?.click();
        } else if (event.key === 'Delete' && event.shiftKey && suggestions[at]?.kind === 'history') {
          event.preventDefault();
          forgetSearch(suggestions[at].words);
          onType(field.value);
        }
      },
      on,
    );
    form?.addEventListener('submit', () => rememberSearch(field.value), on);
    document.addEventListener(
      'click',
      (event) => {
        const option = (event.target as Element).closest?.<HTMLElement>(`#${CSS.escape(listId)} [data-term]`);
        if (option?.dataset.term) rememberSearch(option.dataset.term);
      },
      on,
    );
    return () => controller.abort();
  }, [field, suggestions, at, isOpen, optionId, onType, listId]);

  return { isOpen, active: at };
}
