import type { Canary } from '../compositions/composition.types';
import { sha256 } from '../signatures/sha256';

/** Visitors have numbers from 0 to 99, so a share is a percentage. */
export const VISITOR_NUMBERS = 100;

type Businesses = Pick<Canary, 'businesses'>;

/** Whether visitors of a business are shown a canary. @param business as `slugOf` writes it; undefined if unknown */
export const isFor = ({ businesses }: Businesses, business: string | undefined): boolean =>
  !businesses || (business !== undefined && businesses.includes(business));

/** Whether two canaries have visitors of the same business. */
const meet = (one: Businesses, other: Businesses): boolean =>
  !one.businesses || !other.businesses || one.businesses.some((name) => other.businesses?.includes(name));

/**
 * The numbers of a canary's visitors. It keeps those that it has, so that its visitors stay with it. New ones are chosen
 * in an order that depends on its name and start, so that not every canary gets the same visitors.
 * @param others the other canaries, by name
 * @throws Error when the others have so many visitors that the share is not free
 */
export function chooseNumbers(
  name: string,
  share: number,
  canary: Pick<Canary, 'numbers' | 'businesses' | 'startedAt'>,
  others: Readonly<Record<string, Canary>>,
): number[] {
  const meeting = Object.entries(others).filter(([, other]) => meet(canary, other));
  const taken = new Set(meeting.flatMap(([, { numbers }]) => numbers));
  const kept = canary.numbers.filter((number) => !taken.has(number)).slice(0, share);
  const order = (number: number) => sha256(`${name} ${canary.startedAt ?? ''} ${number}`);
  const free = Array.from({ length: VISITOR_NUMBERS }, (_one, number) => number)
    .filter((number) => !taken.has(number) && !kept.includes(number))
    .sort((a, b) => order(a).localeCompare(order(b)));
  if (kept.length + free.length < share) {
    const shares = meeting.map(([other, { numbers }]) => `${other} has ${numbers.length}`).join(', ');
    throw new Error(
      `Canary ${name} can have ${VISITOR_NUMBERS - taken.size} of ${VISITOR_NUMBERS} visitors at most, because a visitor is in one canary only: ${shares}.`,
    );
  }
  return [...kept, ...free.slice(0, share - kept.length)];
}
