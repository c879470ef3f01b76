/** The code of a reply that no retry can fix: the shopper is offered to start again. */
export const UNRECOVERABLE_ERROR = 'UNRECOVERABLE_ERROR';
