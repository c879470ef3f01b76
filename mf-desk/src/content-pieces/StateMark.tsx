import type { ContentState } from '@storefront/api/entities/desk/desk-banner';
import { CheckIcon } from '@storefront/ui/icons/check';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { CrossIcon } from '@storefront/ui/icons/cross';
import { LockIcon } from '@storefront/ui/icons/lock';
import { Mark } from '../frame/Mark';

const STATES = {
  draft: { word: 'Draft', icon: <LockIcon small />, kind: 'other' },
  planned: { word: 'Planned', icon: <ClockIcon small />, kind: 'active' },
  live: { word: 'Live', icon: <CheckIcon small />, kind: 'done' },
  ended: { word: 'Ended', icon: <CrossIcon small />, kind: 'other' },
} as const;

/** Whether shoppers see a banner or get a deal. */
export function StateMark({ state }: { state: ContentState }) {
  const { word, icon, kind } = STATES[state];
  return (
    <Mark kind={kind} icon={icon}>
      {word}
    </Mark>
  );
}
