/** The reward for following a friend's link. */
export const friendReward = 'Create an account, and your friend gets %s off their next order.';
/** What the only way out of an unrecoverable error does. */
export const restartText = 'Starting again empties your basket and forgets where you are. Your account stays as it is.';

/** On pages that are rendered in the browser, when scripts are disabled. */
export const scriptsNeededTitle = 'This page needs JavaScript';
export const scriptsNeededText =
  'This page runs in your browser. Allow JavaScript for this site in its settings, then open the page again.';
export const scriptsNeededMeanwhile = 'Without it you can still find a store, fill your basket and choose a time.';

/** The question before a link that would change the shopper's choices. */
export const linkCostsTitle = 'Follow this link?';
export const linkDropsSlot = 'You will lose the time that we are holding for you.';
export const linkChangesMethod = 'Your order will change between delivery and collection.';
