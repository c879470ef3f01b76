import { urlTo } from '@storefront/routes/url-to';
import { atom } from 'nanostores';
import { isSlotsPage } from './is-slots-page';

/** What the time-slot pages remember while a shopper stays on them. */
export interface SlotsVisit {
  /** Change mode: the page that the shopper came from to change the time. */
  readonly referrer?: Referrer;
  /** The show-ASAP-times flag: the soonest time of today is offered. */
  readonly showsAsap: boolean;
}

/** The pages that lead here to change the time. */
export type Referrer = 'basket' | 'checkout';

const NO_VISIT: SlotsVisit = { showsAsap: false };

/** The current visit, which both time-slot pages share. */
export const slotsVisit = atom<SlotsVisit>(NO_VISIT);

/** The referrer in a link's `from` parameter, else by the path of the previous document. */
export function referrerOf(from: string | undefined, previousPath: string | undefined): Referrer | undefined {
  if (from === 'basket' || from === 'checkout') return from;
  if (previousPath === urlTo('basket')) return 'basket';
  return previousPath?.startsWith(urlTo('checkout')) ? 'checkout' : undefined;
}

/** The URL that leads back to a referrer. */
export const referrerUrl = (referrer: Referrer): string => urlTo(referrer);

/**
 * The time-slot page that continues the visit, which replaces the page that was left last: its URL, its place among the
 * entries of the history, and how many there were.
 */
let continuing: { readonly url: string; readonly index: number | undefined; readonly length: number } | undefined;

/** The in-app area counts the entries of the history. */
const historyIndex = (): number | undefined => (history.state as { idx?: number } | null)?.idx;

const continueHere = (): void => {
  continuing = { url: location.href, index: historyIndex(), length: history.length };
};

/** While that page loads, the browser's Back leads from it to the page that was left. */
function followHistory(): void {
  const steps = (historyIndex() ?? Number.NaN) - (continuing?.index ?? Number.NaN);
  // A link to another page, which the shopper may have come back from, has added an entry.
  const isFromThere = Math.abs(steps) === 1 && history.length === continuing?.length;
  if (isFromThere && isSlotsPage()) continueHere();
  else continuing = undefined;
}

/**
 * Begins a visit, or continues the one of the time-slot page that led here.
 * @param from the URL's parameter `from`
 * @param timeSlots the URL's parameter `timeSlots`; 'asap' turns the show-ASAP-times flag on
 */
export function enterSlots(from: string | undefined, timeSlots: string | undefined): void {
  removeEventListener('popstate', followHistory, true);
  const visit = location.href === continuing?.url ? slotsVisit.get() : NO_VISIT;
  const referrer = referrerOf(from, previousPath()) ?? visit.referrer;
  slotsVisit.set({ ...(referrer && { referrer }), showsAsap: timeSlots === 'asap' || visit.showsAsap });
}

/**
 * Ends the visit, which turns change mode and the show-ASAP-times flag off, unless the URL is that of a time-slot page.
 * That page may never be shown, because the shopper leaves while it loads; so only it continues the visit, and the page
 * before it if the shopper goes back.
 */
export function leaveSlots(): void {
  if (isSlotsPage()) {
    continueHere();
    addEventListener('popstate', followHistory, true);
    return;
  }
  continuing = undefined;
  slotsVisit.set(NO_VISIT);
}

export const showAsapTimes = (): void => slotsVisit.set({ ...slotsVisit.get(), showsAsap: true });

/** The path of the document that led here; within the in-app area links carry `from` instead. */
function previousPath(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? pathname : undefined;
}
