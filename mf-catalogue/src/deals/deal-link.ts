import type { Deal } from '@storefront/api/entities/deal';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel } from '@storefront/dates/plain';

/** A deal in a list. */
export interface DealLink {
  readonly slug: string;
  readonly name: string;
  readonly text: string;
  /** The text with a separator, before the name; missing if the name says it: 'Breakfast £5', 'Breakfast for £5'. */
  readonly note?: string;
  readonly description: string;
  readonly image: string | null;
  /** 'Until Sat 28 Nov'. */
  readonly until?: string;
}

/** Whether every word of the text is in the name. */
const isInName = ({ text, name }: Pick<Deal, 'text' | 'name'>): boolean => {
  const known = new Set(name.toLowerCase().split(' '));
  return text
    .toLowerCase()
    .split(' ')
    .every((word) => known.has(word));
};

export const dealLink = (deal: Deal): DealLink => ({
  slug: deal.slug,
  name: deal.name,
  text: deal.text,
  note: isInName(deal) ? undefined : `${deal.text} · `,
  description: deal.description,
  image: deal.image,
  until: untilText(deal.endsAt),
});

/** The last day of a deal in words; a deal's end is exclusive. */
const untilText = (endsAt: string | null): string | undefined =>
  endsAt ? `Until ${dayLabel(Date.parse(endsAt) - 1, currentTime())}` : undefined;
