import type { DeskBanner } from '@storefront/api/entities/desk/desk-banner';
import { addDays } from '../calendar/days';
import layout from '../frame/Layout.module.css';
import { placementNames, timesText } from './banner-words';
import styles from './Timeline.module.css';
import { barOf, TIMELINE_DAYS, TIMELINE_HOURS } from './timeline';

export interface TimelineProps {
  readonly banners: readonly DeskBanner[];
  readonly placement: DeskBanner['values']['placement'];
  /** The minute of the list, by the business's clocks. */
  readonly now: string;
}

/** Which banners of a place show on the coming two weeks, each as a bar and in words. */
export function Timeline({ banners, placement, now }: TimelineProps) {
  const [today = ''] = now.split('T');
  const rows = banners
    .filter(({ values }) => values.placement === placement)
    .flatMap((banner) => {
      const bar = barOf(banner.values, today);
      return bar ? [{ banner, bar }] : [];
    });
  const days = Array.from({ length: TIMELINE_DAYS }, (_, at) => addDays(today, at));
  return (
    <section className={layout.panel} aria-label="What shows when">
      <h2>
        What shows when <span>{placementNames[placement]}, in this order</span>
      </h2>
      {rows.length === 0 && <p className="sf-muted">Nothing shows there in the next two weeks.</p>}
      {rows.length > 0 && (
        <>
          <div className={styles.days} aria-hidden="true">
            {days.map((day) => (
              <span key={day}>{Number(day.slice(-2))}</span>
            ))}
          </div>
          <ul className={styles.rows}>
            {rows.map(({ banner: { bannerId, values, state }, bar }) => (
              <li key={bannerId}>
                <p>
                  <b>{values.title}</b>{' '}
                  <span>
                    {values.isDraft ? 'Draft. ' : ''}
                    {timesText(values)}
                  </span>
                </p>
                <svg
                  viewBox={`0 0 ${TIMELINE_HOURS} 10`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  data-state={state}
                >
                  <rect className={styles.ground} width={TIMELINE_HOURS} height="10" />
                  <rect x={bar.from} width={bar.hours} height="10" />
                </svg>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
