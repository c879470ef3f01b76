/** What the friend gets for a link that somebody came by. */
export const friendReward = 'Create an account, and your friend gets %s off their next order.';
/** What the way out of what no retry mends does. */
export const startAfreshText =
  'Starting afresh empties your basket and forgets where you are. Your account stays as it is.';

/** On pages that are made in the browser, to whoever lets it run no script. */
export const scriptsNeededTitle = 'This page needs JavaScript';
export const scriptsNeededText =
  'Your basket, times, checkout and account are put together in your browser. Allow JavaScript for this site in its settings, then open this page again.';
export const scriptsNeededMeanwhile =
  'Without it you can still find a store, look through its shelves and write to us.';

/** Asked before a link is followed that would change what the shopper has chosen. */
export const linkCostsTitle = 'Follow this link?';
export const linkDropsSlot = 'The time that we hold for you is given up.';
export const linkChangesMethod = 'How you get your order changes between delivery and collection.';
