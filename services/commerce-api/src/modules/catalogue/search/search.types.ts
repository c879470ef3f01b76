import type { Database } from '../../../database/database.types';
import type { StoreCatalogue } from '../store-catalogue';
import type { SynonymIndex } from './synonym-index';

/** What a search of one store works with. */
export interface Search {
  readonly db: Database;
  readonly catalogue: StoreCatalogue;
  readonly synonyms: SynonymIndex;
}
