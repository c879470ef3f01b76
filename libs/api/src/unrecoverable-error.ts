/** The code of a reply that no retry can mend: the shopper is offered to start afresh. */
export const UNRECOVERABLE_ERROR = 'UNRECOVERABLE_ERROR';
