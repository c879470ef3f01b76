import { LOOKUP_DEBOUNCE_MS, SEARCH_TERM_MIN_LENGTH } from '@storefront/api/constants';
import type { AutocompleteSuggestion } from '@storefront/api/entities/place';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useLayoutEffect, useRef, useState } from 'react';
import type { AddressComboboxProps } from './AddressCombobox';
import { chosenAddress } from './AddressField';
import { findPlace, findSuggestions } from './find-suggestions';

type Owner = Pick<AddressComboboxProps, 'isChanged' | 'onTyped' | 'setText' | 'setChosen' | 'onProblem'>;

/**
 * The behaviour of the address widget: it looks the text up when the shopper pauses, drops outdated replies, and
 * resolves the selected address.
 */
export function useSuggestions(text: string, { isChanged, onTyped, setText, setChosen, onProblem }: Owner) {
  const { api } = usePageContext();
  const [suggestions, setSuggestions] = useState<readonly AutocompleteSuggestion[]>([]);
  const [status, setStatus] = useState('');
  const work = useRef({ timer: 0, giveUp: new AbortController(), session: '' });

  const cancelLookUp = () => {
    clearTimeout(work.current.timer);
    work.current.giveUp.abort();
    work.current.giveUp = new AbortController();
    return work.current.giveUp.signal;
  };
  const forget = () => {
    setSuggestions([]);
    setStatus('');
    return cancelLookUp();
  };

  const lookUp = async (term: string, signal: AbortSignal) => {
    work.current.session ||= crypto.randomUUID();
    const found = await findSuggestions(api, term, work.current.session, signal);
    if (found.kind === 'none') return onProblem(found.message);
    const { length } = found.suggestions;
    setSuggestions(found.suggestions);
    // A town's name needs no selection; a street without a house does.
    const named = found.suggestions.find(({ description }) => description.toLowerCase() === term.toLowerCase());
    if (named) setChosen({ placeId: named.placeId });
    setStatus(`${countText(length, 'address', 'addresses')} found`);
  };

  const lookUpSoon = (typed: string) => {
    const signal = forget();
    const term = typed.trim();
    if (term.length < SEARCH_TERM_MIN_LENGTH) return;
    work.current.timer = window.setTimeout(() => void lookUp(term, signal).catch(() => undefined), LOOKUP_DEBOUNCE_MS);
  };

  const onType = (typed: string) => {
    onTyped(typed);
    onProblem(undefined);
    lookUpSoon(typed);
  };

  const onChoose = (suggestion: AutocompleteSuggestion) => {
    const signal = forget();
    setText(suggestion.description);
    // If the form is sent before that, the server resolves it.
    setChosen({ placeId: suggestion.placeId });
    const find = async () => {
      const found = await findPlace(api, suggestion, work.current.session, signal);
      // The provider bills one search from its first letter to the selection.
      work.current.session = '';
      // A town has no postcode: its id keeps its name for the next page.
      if (found.kind === 'found') return found.location.postcode ? setChosen(chosenAddress(found.location)) : undefined;
      setChosen({});
      onProblem(found.message);
    };
    void find().catch(() => undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: run once, for text typed while this code loaded
  useLayoutEffect(() => {
    if (isChanged) lookUpSoon(text);
    return () => void cancelLookUp();
  }, []);
  return { suggestions, status, onType, onChoose, cancelLookUp };
}
