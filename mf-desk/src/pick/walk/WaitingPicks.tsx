import { timeLabel } from '@storefront/dates/plain';
import { classNames } from '@storefront/ui/class-names';
import { ClockIcon } from '@storefront/ui/icons/clock';
import type { PickDecision } from '../../offline/pick-decision';
import { StateChip } from '../../pieces/Chip';
import row from '../../pieces/Row.module.css';
import { ToteSign } from '../../pieces/Tote';
import desk from '../../style/desk.module.css';
import * as texts from '../texts';

/** The decisions that wait for a connection. */
export function WaitingPicks({ decisions }: { decisions: readonly PickDecision[] }) {
  return (
    <section className={desk.stack} aria-labelledby="waiting-picks">
      <div className={row.head}>
        <h2 id="waiting-picks">{texts.waitingTitle}</h2>
        <small>{texts.keptHere}</small>
      </div>
      <ul className={classNames(desk.card, desk.flush)}>
        {decisions.map(({ id, body, shown }) => (
          <li key={id}>
            <div className={row.row}>
              <ToteSign tote={shown.tote} />
              <span className={row.text}>
                <b>{shown.name}</b>
                <small>
                  {body.picked === null ? texts.undoneText : texts.pickedOf(body.picked, shown.quantity)} ·{' '}
                  {timeLabel(new Date(body.decidedAt))}
                </small>
              </span>
              <StateChip kind="wait" icon={<ClockIcon small />}>
                {texts.waitingChip}
              </StateChip>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
