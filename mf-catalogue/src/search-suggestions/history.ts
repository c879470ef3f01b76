import { SEARCH_TERM_MAX_LENGTH } from '@storefront/api/constants';

/** This device's search history, newest first. It is never sent anywhere. */
const KEY = 'search-history';
const MOST = 6;

export function searchHistory(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Adds a term to the front and drops the oldest. */
export function rememberSearch(term: string): void {
  const wanted = term.trim().slice(0, SEARCH_TERM_MAX_LENGTH);
  if (wanted.length < 2) return;
  keep([wanted, ...searchHistory().filter((other) => other.toLowerCase() !== wanted.toLowerCase())]);
}

export function forgetSearch(term: string): void {
  keep(searchHistory().filter((other) => other !== term));
}

export function forgetSearches(): void {
  keep([]);
}

function keep(terms: readonly string[]): void {
  try {
    if (terms.length) localStorage.setItem(KEY, JSON.stringify(terms.slice(0, MOST)));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no history.
  }
}
