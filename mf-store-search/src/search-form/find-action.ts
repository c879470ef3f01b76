/** Where searches are sent: the shell remembers the place and answers with the page to go to. */
export const FIND_ACTION = '/actions/stores/find';
