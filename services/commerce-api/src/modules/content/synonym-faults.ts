import type { SynonymFile } from '@storefront/api/entities/business-content';
import type { ProblemField } from '@storefront/api/entities/problem';
import { fault } from '../businesses/settings-faults';
import { wordsIn } from '../catalogue/plain-text';

type Part = 'terms' | 'means';

function unreadable(synonym: SynonymFile, at: number, part: Part): ProblemField[] {
  return (synonym[part] ?? []).flatMap((term, place) =>
    wordsIn(term).length > 0 ? [] : [fault(`synonyms/${at}/${part}/${place}`, `${term} has no letters or digits`)],
  );
}

function repeated({ terms }: SynonymFile, at: number): ProblemField[] {
  return terms.flatMap((term, place) =>
    terms.indexOf(term) === place ? [] : [fault(`synonyms/${at}/terms/${place}`, `${term} is there twice`)],
  );
}

/**
 * Finds well-formed synonyms that cannot work, each with its path in the file.
 * @param unknown slugs that are no category of the business
 */
export function synonymFaults(synonyms: readonly SynonymFile[], unknown: ReadonlySet<string>): ProblemField[] {
  return synonyms.flatMap((synonym, at) => {
    const { terms, means, categories = [], offers, notSold } = synonym;
    const isAlone = terms.length < 2 && !means && categories.length === 0 && !offers;
    return [
      ...unreadable(synonym, at, 'terms'),
      ...unreadable(synonym, at, 'means'),
      ...repeated(synonym, at),
      ...(isAlone ? [fault(`synonyms/${at}`, 'one term alone means nothing: add a second, or what it means')] : []),
      ...(notSold && !means && categories.length === 0
        ? [fault(`synonyms/${at}`, 'notSold needs what comes nearest: add means or categories')]
        : []),
      ...categories.flatMap((slug, place) =>
        unknown.has(slug) ? [fault(`synonyms/${at}/categories/${place}`, `there is no category ${slug}`)] : [],
      ),
    ];
  });
}
