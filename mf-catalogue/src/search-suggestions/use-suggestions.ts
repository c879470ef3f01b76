import { SEARCH_TERM_MAX_LENGTH } from '@storefront/api/constants';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { StoreState } from '@storefront/bus/state.types';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { useEffect, useState } from 'react';
import { dealUrl, itemUrl } from '../item-card/item-url';
import { searchHistory } from './history';

export interface Suggestion {
  readonly kind: 'history' | 'term' | 'category' | 'deal' | 'item';
  readonly words: string;
  readonly href: string;
  /** A price, or a number of items. */
  readonly note?: string;
  readonly image?: string;
}

type Found = ReplyOf<'POST /catalogue/search-suggestions'>;

/** Milliseconds without typing before the API is called. */
const DEBOUNCE_MS = 120;

/**
 * Suggestions for a search field: the shopper's own and popular searches while it is empty, then matching terms,
 * categories, deals and items.
 */
export function useSuggestions(store: StoreState, typed: string, forgotten: number) {
  const { api, business } = usePageContext();
  const [found, setFound] = useState<{ term: string; reply: Found }>();
  const searchTerm = typed.trim().slice(0, SEARCH_TERM_MAX_LENGTH);

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const reply = await api.call('POST /catalogue/search-suggestions', {
          body: { storeId: store.id, searchTerm, limit: 6 },
          signal: controller.signal,
        });
        if (reply.ok) setFound({ term: searchTerm, reply: reply.data });
      } catch {
        // The field also searches without suggestions.
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, store.id, searchTerm]);

  const [history, setHistory] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `forgotten` says that the device's list is another now.
  useEffect(() => setHistory(searchHistory()), [forgotten]);

  const own = history.filter((term) => term.toLowerCase().startsWith(searchTerm.toLowerCase()));
  const suggestions: Suggestion[] = own.slice(0, searchTerm ? 2 : 6).map((term) => termSuggestion('history', term));
  const reply = found?.reply;
  if (reply) {
    const isNew = (term: string) => !own.some((other) => other.toLowerCase() === term.toLowerCase());
    suggestions.push(...reply.terms.filter(isNew).map((term) => termSuggestion('term', term)));
  }
  if (reply && found.term && searchTerm) {
    const { storeSlug } = { storeSlug: store.slug };
    suggestions.push(
      ...reply.categories.map(
        ({ slug, name, itemCount }): Suggestion => ({
          kind: 'category',
          words: name,
          note: countText(itemCount, 'item'),
          href: urlTo('stores-storeSlug-category-categorySlug', { storeSlug, categorySlug: slug }),
        }),
      ),
      ...reply.deals.map(
        ({ slug, name, text }): Suggestion => ({
          kind: 'deal',
          words: name,
          note: text,
          href: dealUrl(store, slug) ?? '',
        }),
      ),
      ...reply.items.map(
        (item): Suggestion => ({
          kind: 'item',
          words: item.name,
          note: formatMoney(item.price, { currency: business.currency }),
          image: item.images.mdpi_1x,
          href: itemUrl(store, item),
        }),
      ),
    );
  }
  return { suggestions, matchedWords: searchTerm ? (reply?.matchedWords ?? []) : [], hasHistory: history.length > 0 };

  function termSuggestion(kind: 'history' | 'term', term: string): Suggestion {
    return {
      kind,
      words: term,
      href: urlTo('stores-storeSlug-search-searchTerm', { storeSlug: store.slug, searchTerm: term }),
    };
  }
}
