import type { DriveStop } from '@storefront/api/entities/desk/drive';
import { timeLabel } from '@storefront/dates/plain';
import { classNames } from '@storefront/ui/class-names';
import { CheckIcon } from '@storefront/ui/icons/check';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { SwapIcon } from '@storefront/ui/icons/swap';
import { useState } from 'react';
import { StateChip } from '../../pieces/Chip';
import { DeskButton } from '../../pieces/DeskButton';
import { NotHereIcon } from '../../pieces/icons';
import row from '../../pieces/Row.module.css';
import desk from '../../style/desk.module.css';
import { slotOf } from '../load/slot-of';
import { minutesLate } from '../model/stops';
import * as texts from '../texts';
import styles from './StopRows.module.css';

interface ThenStopsProps {
  readonly stops: readonly DriveStop[];
  /** Undefined while the order of the stops cannot be changed. */
  readonly onGoNext: ((stop: DriveStop) => void) | undefined;
}

/** The stops after the next one, each of which the driver may go to first; nothing after the last. */
export function ThenStops({ stops, onGoNext }: ThenStopsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  if (stops.length === 0) return null;
  return (
    <section className={desk.stack} aria-labelledby="then">
      <div className={row.head}>
        <h2 id="then">{texts.thenTitle}</h2>
      </div>
      <ul className={classNames(desk.card, desk.flush)}>
        {stops.map((stop) => (
          <li key={stop.businessOrderId}>
            <div className={classNames(row.row, styles.row)}>
              <span className={styles.number}>{stop.number}</span>
              <span className={row.text}>
                <b>{stop.addressLines[0]}</b>
                <small>
                  {stop.customer} · {slotOf(stop)}
                </small>
                {(minutesLate(stop) > 0 || stop.toldAt) && (
                  <span className={desk.row}>
                    {minutesLate(stop) > 0 && (
                      <StateChip kind="risk" icon={<ClockIcon small />}>
                        {texts.lateBy(minutesLate(stop))}
                      </StateChip>
                    )}
                    {stop.toldAt && (
                      <StateChip kind="wait" icon={<CheckIcon small />}>
                        {texts.toldText(timeLabel(new Date(stop.toldAt)))}
                      </StateChip>
                    )}
                  </span>
                )}
              </span>
              <span className={styles.end}>
                {stop.expectedAt && <b className={desk.figures}>{timeLabel(new Date(stop.expectedAt))}</b>}
                {onGoNext && isChoosing && (
                  <DeskButton
                    className={styles.next}
                    aria-label={texts.goNextLabel(stop.addressLines[0] ?? stop.postcode)}
                    onClick={() => onGoNext(stop)}
                  >
                    {texts.goNext}
                  </DeskButton>
                )}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {onGoNext && (
        <DeskButton icon={<SwapIcon />} aria-pressed={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          {texts.changeOrder}
        </DeskButton>
      )}
    </section>
  );
}

/** The stops that are done, the last one first; nothing before there is one. */
export function DoneStops({ stops }: { stops: readonly DriveStop[] }) {
  if (stops.length === 0) return null;
  return (
    <section className={desk.stack} aria-labelledby="done">
      <div className={row.head}>
        <h2 id="done">{texts.doneTitle}</h2>
      </div>
      <ul className={classNames(desk.card, desk.flush)}>
        {stops.map((stop) => (
          <li key={stop.businessOrderId}>
            <div className={classNames(row.row, styles.row)}>
              <span className={styles.number}>{stop.number}</span>
              <span className={row.text}>
                <b>{stop.addressLines[0]}</b>
                {stop.doneAt && <small>{timeLabel(new Date(stop.doneAt))}</small>}
              </span>
              {stop.outcome === 'not_delivered' ? (
                <StateChip kind="stop" icon={<NotHereIcon small />}>
                  {stop.reason ? texts.shortReasons[stop.reason] : texts.nowStates.not_delivered}
                </StateChip>
              ) : (
                stop.outcome && (
                  <StateChip kind="done" icon={<CheckIcon small />}>
                    {texts.outcomeNames[stop.outcome]}
                  </StateChip>
                )
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
