import type { ContentState } from '@storefront/api/entities/desk/desk-banner';
import { CheckIcon } from '@storefront/ui/icons/check';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { CrossIcon } from '@storefront/ui/icons/cross';
import { LockIcon } from '@storefront/ui/icons/lock';
import styles from './StateMark.module.css';

const STATES = {
  draft: { word: 'Draft', icon: <LockIcon small /> },
  planned: { word: 'Planned', icon: <ClockIcon small /> },
  live: { word: 'Live', icon: <CheckIcon small /> },
  ended: { word: 'Ended', icon: <CrossIcon small /> },
} as const;

/** Whether shoppers see a banner or get a deal, by an icon and a word; the colour only helps. */
export function StateMark({ state }: { state: ContentState }) {
  const { word, icon } = STATES[state];
  return (
    <span className={styles.mark} data-state={state}>
      {icon}
      {word}
    </span>
  );
}
