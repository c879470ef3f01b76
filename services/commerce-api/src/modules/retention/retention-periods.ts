import { BASKET_DAYS, COUNT_DAYS_MAX, GUEST_IDLE_MINUTES, UNPAID_DRAFT_DAYS } from '@storefront/api/constants';

/** How many days what names people is kept; docs/reference/retention.md is checked against it. */
export const RETENTION_DAYS = {
  /** Six years after the end of the year, for the tax office. */
  orderDetails: 7 * 365 + 2,
  /** A complaint can become a dispute, which must be brought within a year or two. */
  complaintWords: 2 * 365,
  /** A missing bag is reported within days, and disputed within weeks. */
  safePlacePictures: 90,
  /** Questions come back after a year, seldom later. */
  contactMessages: 2 * 365,
  /** A store that has not come within a year does not come because of this row. */
  futureContacts: 365,
  /** Long enough to answer whether a mail was sent. */
  sentMail: 90,
  /** A session ends after 90 days; its end is shown for another month. */
  endedSessions: 120,
  /** As long as the secret of a device that has logged in. */
  silentDevices: 400,
  /** Who got which letter matters as long as somebody may complain about it. */
  marketingLetters: 2 * 365,
  /** Of those who no longer work here; their names in the history of orders go with the orders. */
  withdrawnOperators: 7 * 365 + 2,
  /** A year's comparison, and a month to look at it. */
  operatorActions: 400,
  /** As long as what operators did. */
  storeItemChanges: 400,
  /** A gate code or a habit that is older has changed. */
  customerNotes: 2 * 365,
  /** Longer than a bank disputes a charge; who still cheats is blocked again. */
  customerBlocks: 2 * 365,
} as const;

/** A deletion that another part of the service does, or that applyRetention does. */
interface RetentionRule {
  readonly what: string;
  readonly kept: string;
  readonly why: string;
  /** The function that does it, or who does. */
  readonly job: string;
  readonly onRequest: string;
}

const days = (count: number): string => (count % 365 === 0 ? `${count / 365} × 365 days` : `${count} days`);
const { orderDetails, complaintWords, contactMessages, futureContacts, sentMail, endedSessions } = RETENTION_DAYS;
const { silentDevices, marketingLetters, withdrawnOperators, operatorActions } = RETENTION_DAYS;
const { safePlacePictures, storeItemChanges, customerNotes, customerBlocks } = RETENTION_DAYS;

const rule = (what: string, kept: string, why: string, job: string, onRequest: string): RetentionRule => ({
  what,
  kept,
  why,
  job,
  onRequest,
});

/** Everything that names people, how long it is kept, and what deletes it. A test compares it with code and docs. */
export const retentionRules: readonly RetentionRule[] = [
  rule(
    'Who ordered: contact, addresses, notes, card digits',
    days(orderDetails),
    'Six years after the year, for the tax office',
    'eraseOldOrders',
    'Erased at once, unless the order is open',
  ),
  rule('Orders, payments and refunds without the person', 'for ever', 'The books', 'nobody', 'Stay'),
  rule(
    'What was reported of an order: words and pictures',
    `${days(complaintWords)} after the decision`,
    'Disputes',
    'eraseOldComplaints',
    'Erased with its order',
  ),
  rule(
    'Pictures of the safe places in which orders were left',
    days(safePlacePictures),
    'A bag that is gone',
    'eraseOldSafePlacePictures',
    'Erased with its order',
  ),
  rule(
    'Drafts of orders that were not paid',
    days(UNPAID_DRAFT_DAYS),
    'Nobody returns later than to the basket',
    'eraseOldDrafts',
    'Erased at once, unless a payment is open',
  ),
  rule(
    'Baskets',
    `${days(BASKET_DAYS)} after the last look`,
    'The shopper returns',
    'deleteOldBaskets',
    'A member’s are deleted; a guest’s lose their details',
  ),
  rule(
    'Details typed into a basket',
    `${GUEST_IDLE_MINUTES} minutes of a guest, 30 days of a member, after the last use`,
    'The next person at the device must not find them',
    'eraseIdleDetails',
    'Erased at once',
  ),
  rule(
    'Messages to the business, with their files',
    days(contactMessages),
    'Questions that come back',
    'deleteOldMessages',
    'Deleted at once',
  ),
  rule(
    'Requests for a store at a postcode',
    days(futureContacts),
    'A store may come',
    'deleteOldFutureContacts',
    'Deleted at once',
  ),
  rule(
    'The record of mails and texts sent',
    days(sentMail),
    'Whether something was sent',
    'deleteOldMail',
    'Deleted at once',
  ),
  rule(
    'Accounts, with addresses, lists, cards, rewards and consents',
    'until the member deletes the account',
    'It is the member’s',
    'nobody',
    'Deleted at once',
  ),
  rule('Sessions and their tokens', days(endedSessions), 'The list of log-ins', 'deleteOldSessions', 'Deleted at once'),
  rule(
    'Devices that have logged in',
    '400 days after the last use',
    'Fewer locked-out owners',
    'deleteOldDevices',
    'Deleted at once',
  ),
  rule(
    'Devices that get messages',
    `${days(silentDevices)} after they were seen`,
    'A device that is still used says so',
    'deleteSilentDevices',
    'A member’s are deleted',
  ),
  rule(
    'Who got a letter with offers',
    days(marketingLetters),
    'Complaints about letters',
    'deleteOldLetters',
    'Deleted at once',
  ),
  rule(
    'Changes for the marketing platform (a keyed digest, no name)',
    'until the platform accepts them',
    'A queue',
    'sendMarketingChange',
    'One more tells the platform to forget',
  ),
  rule(
    'Operators who no longer work here',
    days(withdrawnOperators),
    'Who did what with an order',
    'deleteOldOperators',
    'Not a shopper’s',
  ),
  rule(
    'What operators did: targets, reasons and values of staff and keys',
    days(operatorActions),
    'Questions after a year',
    'deleteOldActions',
    'The reason is erased with its order',
  ),
  rule(
    'Who changed prices, stock and places of items',
    days(storeItemChanges),
    'Questions after a year',
    'deleteOldItemChanges',
    'Not a shopper’s',
  ),
  rule(
    'Notes of the staff about people',
    days(customerNotes),
    'The next call of the same person',
    'deleteOldNotes',
    'Deleted at once',
  ),
  rule(
    'People who cannot check out',
    days(customerBlocks),
    'Cheating that goes on',
    'deleteOldBlocks',
    'The person and the reason are erased; a keyed hash of the mailbox stays',
  ),
  rule(
    'Visits in which an operator orders for somebody: for whom, until when',
    '1 day',
    'An order is under way',
    'deleteOldVisits',
    'Deleted at once',
  ),
  rule(
    'Links with which shoppers pay such orders (no shopper’s name)',
    '30 days; of a placed order for ever, without the operator’s name once its details are erased',
    'Who was asked to pay what',
    'eraseOldDrafts',
    'Stay, without the operator’s name',
  ),
  rule(
    'Log-ins of operators',
    '120 days',
    'When somebody was last here',
    'deleteOldOperatorSessions',
    'Not a shopper’s',
  ),
  rule(
    'Devices on which operators logged in (keyed digests)',
    '30 days after the last log-in',
    'No code at every log-in',
    'deleteOldOperatorDevices',
    'Not a shopper’s',
  ),
  rule(
    'Passkeys of operators',
    'until they are removed, with a new password, or with the operator',
    'Logging in without a code',
    'nobody',
    'Not a shopper’s',
  ),
  rule(
    'Handhelds of stores (keyed digests, who paired them)',
    '400 days after they were withdrawn or last used',
    'Which device it was',
    'deleteOldHandhelds',
    'Not a shopper’s',
  ),
  rule(
    'Codes and links with which operators log in',
    '1 day after they expire',
    'The same answer to a late try',
    'deleteOldOperatorCodes, deleteOldInvitations',
    'Not a shopper’s',
  ),
  rule(
    'One-time codes',
    '1 day after they expire',
    'The same answer to a late try',
    'deleteOldCodes',
    'Deleted at once',
  ),
  rule(
    'Links that set a password',
    '1 day after they expire',
    'The same answer to a late try',
    'deleteOldResets',
    'Deleted at once',
  ),
  rule('Requests to delete an account', '15 minutes', 'The code', 'deleteOldForgetRequests', 'Deleted at once'),
  rule('Requests of guests for their data', '15 minutes', 'The code', 'deleteOldGuestDataRequests', 'Deleted at once'),
  rule(
    'Log-ins that wait for a provider',
    '1 day after they expire',
    'The same answer to a late return',
    'deleteOldAttempts',
    'Deleted at once',
  ),
  rule(
    'Provider accounts that wait for a log-in',
    'until they expire',
    'The log-in that adds them',
    'deleteOldPendingIdentities',
    'Deleted at once',
  ),
  rule('Passkey challenges', 'until they expire', 'The signature', 'deleteOldChallenges', 'Deleted at once'),
  rule(
    'Stored replies of repeated requests (encrypted)',
    '1 day',
    'A repeat has the same reply',
    'deleteOldKeys',
    'Go by themselves',
  ),
  rule('Counts of rate limits (digests)', 'until they are clear', 'Limits', 'deleteExpiredLimits', 'Go by themselves'),
  rule(
    'Digests of who searched what, and who saw a banner',
    '2 days',
    'Each is counted once a day',
    'forgetSearchVisits, deleteOldBannerVisits',
    'Go by themselves',
  ),
  rule('Reports of imports', '1 day', 'Its operator reads it', 'deleteOldImports', 'Names nobody'),
  rule('Changes of stock', days(COUNT_DAYS_MAX + 1), 'A count may be late', 'deleteOldStockChanges', 'Names nobody'),
  rule(
    'Events sent to programs of the business',
    '30 days',
    'They are sent again on request',
    'deleteOldDeliveries',
    'Names nobody',
  ),
  rule(
    'Places in the waiting room (digests)',
    '1 day after they were last asked for, most a few minutes',
    'The queue',
    'deleteOldTickets',
    'Go by themselves',
  ),
  rule(
    'Logs, with security events: ids and keyed digests, no names',
    'as long as your log system keeps them; 90 days are enough',
    'Attacks are found late',
    'your log system',
    'Stay',
  ),
];

/** The rules as the rows of a Markdown table. */
export const retentionTable = (): string =>
  [
    '| What | Kept | Why | Deleted by | When a person asks |',
    '| --- | --- | --- | --- | --- |',
    ...retentionRules.map((one) => {
      const job = /^(nobody|your log system)$/.test(one.job) ? one.job : one.job.replace(/\w+/g, '`$&`');
      return `| ${one.what} | ${one.kept} | ${one.why} | ${job} | ${one.onRequest} |`;
    }),
  ].join('\n');
