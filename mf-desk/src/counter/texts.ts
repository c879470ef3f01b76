import { countText } from '@storefront/messages/count-text';

export const counterTitle = 'Collection counter';
export const searchLabel = 'Name, phone or order number';
export const searchAction = 'Search';
export const scanAction = 'Scan the shopper’s code';
export const scanTitle = 'Scan the collection code';
export const codeLabel = 'Order number';
export const noneHere = 'No order waits to be collected';
export const noneFound = (text: string) => `No collection order matches ${text}`;
export const noneFoundNext = 'Check the spelling, or search for the phone number.';
export const noneHereNext = 'Orders appear here as soon as the store has accepted them.';
export const showAll = 'Show all';
export const readyTitle = 'Ready';
export const pickedTitle = 'Still being picked';
export const orderCount = (count: number) => countText(count, 'order');
export const readyChip = 'Ready';
export const pickingChip = 'Being picked';
export const overdueChip = 'Not come yet';
export const cashChip = (amount: string) => `Cash ${amount}`;
export const bagsOf = (count: number) => countText(count, 'bag');
export const withoutSlot = 'As soon as possible';

export const orderTitle = (number: string) => `Order ${number}`;
export const collecting = 'Collecting';
export const collectAt = (slot: string) => `Collect ${slot}`;
export const callShopper = (phone: string) => `Call ${phone}`;
export const codeMatched = 'Code matched';
export const fetched = (bags: string) => `${bags} fetched`;
export const notReady = 'This order is still being picked.';
export const cashTitle = (amount: string) => `Take ${amount} in cash`;
export const cashTaken = (amount: string) => `${amount} taken`;
export const ageTitle = 'Looks under 25? Ask for ID';
export const ageNote = (age: number) => `An item is not for under ${age}s. Passport, driving licence or PASS card.`;
export const looksOver = 'Looks over 25';
export const idSeen = (age: number) => `ID seen, over ${age}`;
export const neither = 'Neither: do not hand over';
export const refusedTitle = 'Do not hand the restricted items over';
export const refusedNext = 'Keep the whole order here and call a manager, who can refund the restricted items first.';
export const overdueTitle = 'The time has passed and nobody came';
export const overdueNext = 'Call the shopper. If nobody comes today, tell a manager, who ends the order.';
export const overdueEnd = 'Call the shopper. If nobody comes today, end the order on its page.';
export const toOrderPage = 'Open the order’s page';
export const handOver = (bags: string) => `Handed over, ${bags}`;
export const sureTitle = (customer: string) => `Has ${customer} got everything?`;
export const sureNote = 'This cannot be undone.';
export const sureYes = 'Yes, handed over';
export const sureNo = 'No, back to the order';
export const doneTitle = 'Handed over';
export const doneText = (customer: string, bags: string) => `${customer} has ${bags}.`;
export const nextShopper = 'Next shopper';

/** Why the order cannot be handed over yet, as one line: 'The bags and the age come first'. */
export function firstText(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined;
  const list = missing.length === 1 ? missing[0] : `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`;
  return `First ${list}`;
}
export const fetchFirst = 'fetch the bags';
export const ageFirst = 'check the age';
export const cashFirst = 'take the cash';
export const refusedFirst = 'call a manager';

export const refusals: Readonly<Record<string, string>> = {
  order_not_found: 'This order is no longer here.',
  illegal_transition: 'This order is not ready, or it was handed over already.',
  age_not_proven: 'The age must be checked first.',
  cash_not_taken: 'The cash must be taken first.',
};
export const notHandedOver = 'It was not recorded. Check the connection, then press again.';
