import { splitMeasures } from './measures';
import { isOnlyNoise, withoutNoise } from './noise-words';
import type { SynonymIndex } from './synonym-index';

/** One way to read a term: words that must all fit, and, from synonyms, categories or offers that limit the items. */
export interface Alternative {
  readonly words: readonly string[];
  /** Slugs of categories; the item is in one of them. */
  readonly categories?: readonly string[];
  readonly offers?: boolean;
  /** Whether it is only the nearest to what the term names, which the business does not sell. */
  readonly isNotSold?: boolean;
  /** Whether the last word may be the beginning of one. */
  readonly matchesPrefix: boolean;
  /** Below 1 for words that mean something wider or narrower than the typed ones. */
  readonly weight: number;
}

/** Shoppers' terms are short; more readings than this would cost more than they find. */
const MAX_ALTERNATIVES = 16;
/** A wider or narrower word says less than the typed one or one with the same meaning, which have 1. */
const MEANS_WEIGHT = 0.8;
/** A business lists what fits best first. */
const PER_PLACE = 0.03;
/** The words themselves say less than the business, which says what the whole term means. */
const LITERAL_WEIGHT = 0.6;
/** Synonyms are a few words long (SYNONYM_TERM_MAX_LENGTH); longer parts of a term would not be found. */
const MAX_WINDOW = 6;

const split = (words: readonly string[]) => splitMeasures(withoutNoise(words)).words;

/** Replaces one part of the words by what it means, in every possible way. */
function replaceOnce(words: readonly string[], index: SynonymIndex): Alternative[] {
  const found: Alternative[] = [];
  for (let length = Math.min(words.length, MAX_WINDOW); length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const [before, after] = [words.slice(0, at), words.slice(at + length)];
      for (const [place, meaning] of index.meaningsOf(words.slice(at, at + length)).entries()) {
        const instead = meaning.isNotSold && { isNotSold: true };
        if (meaning.kind === 'words') {
          const weight = meaning.isSame ? 1 : MEANS_WEIGHT - PER_PLACE * place;
          found.push({ words: [...before, ...meaning.words, ...after], matchesPrefix: false, weight, ...instead });
        } else {
          const rest = [...before, ...after];
          const own = { words: isOnlyNoise(rest) ? [] : rest, matchesPrefix: false, weight: 1, ...instead };
          found.push(meaning.kind === 'offers' ? { ...own, offers: true } : { ...own, categories: meaning.slugs });
        }
      }
    }
  return found;
}

const keyOf = ({ words, categories, offers }: Alternative) => `${words.join(' ')}|${categories ?? ''}|${offers ?? ''}`;

/** The literal reading; none if a synonym explains the whole term and has words that a search leaves out: 'for tea'. */
function literal(typed: readonly string[], index: SynonymIndex): Alternative[] {
  const explained = typed.length > 1 && index.meaningsOf(typed).some((one) => one.kind !== 'words' || !one.isSame);
  if (!explained) return [{ words: typed, matchesPrefix: true, weight: 1 }];
  return withoutNoise(typed).length < typed.length
    ? []
    : [{ words: typed, matchesPrefix: true, weight: LITERAL_WEIGHT }];
}

/**
 * The ways to read typed words, the typed one first, then those with one synonym, then those with two.
 * @param typed all words, as typed @param spellings the typed words in other spellings: joined or split
 */
export function alternativesOf(
  typed: readonly string[],
  spellings: readonly (readonly string[])[],
  index: SynonymIndex,
): Alternative[] {
  const found = new Map<string, Alternative>();
  const add = (one: Alternative) => {
    const own: Alternative = { ...one, words: one.words.length > 0 ? split(one.words) : [] };
    if (found.size < MAX_ALTERNATIVES && !found.has(keyOf(own))) found.set(keyOf(own), own);
  };
  literal(typed, index).forEach(add);
  for (const words of spellings) add({ words, matchesPrefix: false, weight: 1 });
  const once = [typed, ...spellings].flatMap((words) => replaceOnce(words, index));
  once.forEach(add);
  for (const one of once) {
    if (one.categories || one.offers) continue;
    for (const twice of replaceOnce(one.words, index))
      add({
        ...twice,
        weight: twice.weight * one.weight,
        ...((one.isNotSold || twice.isNotSold) && { isNotSold: true }),
      });
  }
  return [...found.values()];
}
