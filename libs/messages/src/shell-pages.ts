/** What the friend gets for a link that somebody came by. */
export const friendReward = 'Create an account, and your friend gets %s off their next order.';
/** What the way out of what no retry mends does. */
export const startAfreshText =
  'Starting afresh empties your basket and forgets where you are. Your account stays as it is.';
