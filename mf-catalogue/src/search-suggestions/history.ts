import { SEARCH_TERM_MAX_LENGTH } from '@storefront/api/constants';

/** This device's search history, newest first. It is never sent anywhere. */
const STORAGE_KEY = 'catalogue:search-history';
/** More would leave no room for suggestions above the keyboard of a phone. */
const MAX_TERMS = 6;

export function searchHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MAX_TERMS) : [];
  } catch {
    return [];
  }
}

/** Adds a term to the front and drops the oldest. */
export function rememberSearch(term: string): void {
  const newTerm = term.trim().slice(0, SEARCH_TERM_MAX_LENGTH);
  if (newTerm.length < 2) return;
  store([newTerm, ...searchHistory().filter((other) => other.toLowerCase() !== newTerm.toLowerCase())]);
}

export function forgetSearch(term: string): void {
  store(searchHistory().filter((other) => other !== term));
}

export function forgetSearches(): void {
  store([]);
}

function store(terms: readonly string[]): void {
  try {
    if (terms.length) localStorage.setItem(STORAGE_KEY, JSON.stringify(terms.slice(0, MAX_TERMS)));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage there is no history.
  }
}
