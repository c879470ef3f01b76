import type { ContentState } from '@storefront/api/entities/desk/desk-banner';

interface Times {
  readonly from: Date | null;
  readonly until: Date | null;
  readonly isDraft?: boolean;
}

/** Whether shoppers see something at a moment: the start is inclusive, the end exclusive. */
export function contentState({ from, until, isDraft }: Times, now: Date): ContentState {
  if (isDraft) return 'draft';
  if (until && until <= now) return 'ended';
  return from && from > now ? 'planned' : 'live';
}
