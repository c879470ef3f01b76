/** What the friend gets for a link that somebody came by. */
export const friendReward = 'Create an account, and your friend gets %s off their next order.';
