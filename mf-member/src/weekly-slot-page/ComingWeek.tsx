import type { WeeklySlot } from '@storefront/api/entities/weekly-slot';
import { HiddenFields } from '@storefront/forms/hidden-fields';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { Panel } from '@storefront/ui/panel';
import { TextLink } from '@storefront/ui/text-link';
import styles from './WeeklySlotPage.module.css';
import { comingWords, stateWords, windowWords } from './weekly-words';

/** A member's weekly time: its window, what becomes of the coming week, and the buttons that skip it and stop. */
export function ComingWeek({ weeklySlot }: { weeklySlot: WeeklySlot }) {
  const { address, coming, fulfilmentMethod, store } = weeklySlot;
  const skips = coming.state === 'skipped';
  return (
    <Panel title="Your weekly time">
      <div className={styles.week}>
        <p>
          <b>{windowWords(weeklySlot)}</b>
          <br />
          {store.name}
          {address && `, delivered to ${address.addressLine1}, ${address.postcode}`}
        </p>
        {fulfilmentMethod === 'delivery' && !address && (
          <p>The address is no longer in your address book. Choose another one below.</p>
        )}
        <p>
          <b>{comingWords(coming)}</b>
          <br />
          {stateWords(coming)}
        </p>
        {coming.state === 'missed' && (
          <TextLink href={urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug })}>
            Choose another time this week
          </TextLink>
        )}
        <div className={styles.buttons}>
          {coming.state !== 'ordered' && (
            <form method="post" action={actionPath('member', 'skip-weekly-slot')}>
              <HiddenFields values={{ date: coming.date, skipped: skips ? '0' : '1' }} />
              <Button type="submit" kind="quiet">
                {skips ? 'Do not skip this week' : 'Skip this week'}
              </Button>
            </form>
          )}
          <form method="post" action={actionPath('member', 'stop-weekly-slot')}>
            <Button type="submit" kind="quiet">
              Stop my weekly time
            </Button>
          </form>
        </div>
      </div>
    </Panel>
  );
}
