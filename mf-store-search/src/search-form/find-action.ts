import { actionPath } from '@storefront/routes/action-path';

/** The action of search forms: it remembers the place and redirects to the next page. */
export const FIND_ACTION = actionPath('store-search', 'find');
