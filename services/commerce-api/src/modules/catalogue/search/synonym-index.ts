import { plain, wordsIn } from '../plain-text';
import type { Synonym } from './synonym.types';
import { wordKey } from './word-key';

/** What a term is replaced by: other words, the items of categories, or what is on offer. */
type Meaning = { readonly isNotSold: boolean } & (
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly isSame: boolean }
  | { readonly kind: 'categories'; readonly slugs: readonly string[] }
  | { readonly kind: 'offers' }
);

export interface SynonymIndex {
  /** The meanings of some words of a search, in their order; none when a business has no such term. */
  meaningsOf(words: readonly string[]): readonly Meaning[];
  /** The number of words of the longest term. */
  readonly longest: number;
}

/** 'light bulbs', 'lightbulb' and 'light-bulb' are one term. */
const termKey = (words: readonly string[]): string => wordKey(words.map(wordKey).join(''));

function meaningsFor(synonym: Synonym, term: string): Meaning[] {
  const { terms, means, categories, offers, notSold: isNotSold } = synonym;
  const isGroup = means.length === 0 && categories.length === 0 && !offers;
  const others = isGroup ? terms.filter((other) => other !== term) : means;
  return [
    ...others.map((other) => ({ kind: 'words' as const, words: wordsIn(plain(other)), isSame: isGroup, isNotSold })),
    ...(categories.length > 0 ? [{ kind: 'categories' as const, slugs: categories, isNotSold }] : []),
    ...(offers ? [{ kind: 'offers' as const, isNotSold }] : []),
  ];
}

export function indexSynonyms(synonyms: readonly Synonym[]): SynonymIndex {
  const byTerm = new Map<string, Meaning[]>();
  let longest = 0;
  for (const synonym of synonyms)
    for (const term of synonym.terms) {
      const words = wordsIn(term);
      const key = termKey(words);
      longest = Math.max(longest, words.length);
      byTerm.set(key, [...(byTerm.get(key) ?? []), ...meaningsFor(synonym, term)]);
    }
  return { longest, meaningsOf: (words) => byTerm.get(termKey(words)) ?? [] };
}
