import type { ServiceContext } from '../../../service-context';
import type { StoreCatalogue } from '../store-catalogue';
import type { SynonymIndex } from './synonym-index';

/** What a search of one store works with. */
export interface Search extends Pick<ServiceContext, 'db' | 'cache'> {
  readonly catalogue: StoreCatalogue;
  readonly synonyms: SynonymIndex;
}
