import {
  weeklySlotNotSaved,
  weeklySlotSaved,
  weeklySlotSkipped,
  weeklySlotStopped,
  weeklySlotTakenIn,
} from '@storefront/messages/account';
import { textForCode } from '@storefront/messages/text-for-code';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { CheckIcon } from '@storefront/ui/icons/check';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { InfoIcon } from '@storefront/ui/icons/info';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { Panel } from '@storefront/ui/panel';
import { ComingWeek } from './ComingWeek';
import type { WeeklyTime } from './read-weekly-slot';
import { WeeklySlotForm } from './WeeklySlotForm';
import styles from './WeeklySlotPage.module.css';
import { weeklyTexts } from './weekly-texts';

const OUTCOMES: Readonly<Record<string, string>> = {
  saved: weeklySlotSaved,
  skipped: weeklySlotSkipped,
  'taken-in': weeklySlotTakenIn,
  stopped: weeklySlotStopped,
};

interface WeeklySlotViewProps {
  readonly weekly: WeeklyTime;
  /** The outcome of a form in `done` or `problem`, and what was chosen. */
  readonly query: Readonly<Record<string, string>>;
}

/** The weekly time with its forms, which post to actions with and without scripts. */
export function WeeklySlotView({ weekly, query }: WeeklySlotViewProps) {
  const { weeklySlot, store } = weekly;
  const done = OUTCOMES[query.done ?? ''];
  return (
    <div className={styles.panels}>
      {done && (
        <Notice kind="success" role="status" icon={<CheckIcon />}>
          {done}
        </Notice>
      )}
      {query.problem && (
        <Notice kind="danger" role="alert" icon={<InfoIcon />}>
          {textForCode(weeklyTexts, query.problem, weeklySlotNotSaved)}
        </Notice>
      )}
      {weeklySlot && <ComingWeek weeklySlot={weeklySlot} />}
      {store ? (
        <Panel title={weeklySlot ? 'Change your weekly time' : `Choose a weekly time at ${store.name}`}>
          <WeeklySlotForm weekly={weekly} store={store} query={query} />
        </Panel>
      ) : (
        <EmptyState
          title="Choose a store first"
          art={<ClockIcon />}
          action={<LinkButton href={urlTo('index')}>Find a store</LinkButton>}
        >
          <p>Then choose a time for us to keep for you every week.</p>
        </EmptyState>
      )}
    </div>
  );
}
