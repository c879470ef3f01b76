import type { LoyaltyProgress } from '@storefront/api/entities/loyalty';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { CheckIcon } from '@storefront/ui/icons/check';
import { GiftIcon } from '@storefront/ui/icons/gift';
import { ProgressBar } from '@storefront/ui/progress-bar';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { House } from '../house/House';
import { windowsOf } from '../house/windows-of';
import styles from './LoyaltyPage.module.css';
import { countOf } from './progress-words';

/** More stamps than fit on a card are shown as a bar. */
const MAX_STAMPS = 12;

/** The way to the next reward, as the look draws it: a house, a card of stamps, or a bar. */
export function ProgressPicture({ progress, words }: { progress: LoyaltyProgress; words: string }) {
  const { business } = usePageContext();
  const { kind, balance, start, goal } = progress;
  if (findOrderLayout(business.brand).rewards === 'house')
    return (
      <>
        <House
          windows={windowsOf(progress)}
          label={goal === null ? words : `${balance - start} of ${countOf(kind, goal - start)}`}
        />
        <p>{words}</p>
      </>
    );
  if (goal === null) return <p>{words}</p>;
  if (kind === 'stamps' && goal <= MAX_STAMPS)
    return (
      <>
        <div className={styles.stamps} role="img" aria-label={`${balance} of ${goal} stamps`}>
          {Array.from({ length: goal }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stamp is its place on the card
            <span key={place} className={styles.stamp} data-collected={place < balance || undefined}>
              {place === goal - 1 ? <GiftIcon /> : place < balance ? <CheckIcon /> : place + 1}
            </span>
          ))}
        </div>
        <p>{words}</p>
      </>
    );
  return (
    <ProgressBar
      label="The way to your next reward"
      value={Math.max(0, balance - start)}
      maximum={goal - start}
      valueText={words}
      end={countOf(kind, goal)}
    >
      {words}
    </ProgressBar>
  );
}
