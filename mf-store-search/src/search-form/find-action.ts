import { actionPath } from '@storefront/routes/action-path';

/** Where searches are sent: the place is remembered, and the answer is the page to go to. */
export const FIND_ACTION = actionPath('store-search', 'find');
