import type { PickLine, PickList } from '@storefront/api/entities/desk/pick-list';
import { timeLabel } from '@storefront/dates/plain';
import type { PickDecision } from '../../offline/pick-decision';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import { ToteSign } from '../../pieces/Tote';
import { useNow } from '../../pieces/use-now';
import desk from '../../style/desk.module.css';
import * as texts from '../texts';
import styles from './ClashScreen.module.css';

export interface ClashScreenProps {
  readonly decision: PickDecision;
  /** The batch as commerce-api has it. */
  readonly batch: PickList | null;
  readonly onKeepMine: () => void;
  readonly onDrop: () => void;
  readonly onLater: () => void;
}

/** A pick that was refused: both sides with their times, and the picker's choice. */
export function ClashScreen({ decision, batch, onKeepMine, onDrop, onLater }: ClashScreenProps) {
  const now = useNow();
  const { body, shown, refusal = '' } = decision;
  const line = batch?.lines.find(({ lineId }) => lineId === body.lineId);
  const isClash = refusal === 'pick_outdated';
  const reason = isClash ? undefined : (texts.clashReasons[refusal] ?? texts.clashReasonUnknown);
  return (
    <DeskScreen
      title={isClash ? texts.clashTitle : texts.refusedTitle}
      note={body.businessOrderId}
      end={<ToteSign tote={shown.tote} />}
      onBack={onLater}
      dock={
        <Dock>
          <DeskButton onClick={onLater}>{texts.chooseLater}</DeskButton>
        </Dock>
      }
    >
      <article className={styles.clash}>
        <p className={styles.name}>{shown.name}</p>
        {reason && <p>{reason}</p>}
        <dl className={styles.sides}>
          <div>
            <dt>{texts.youAt(timeLabel(new Date(body.decidedAt)))}</dt>
            <dd>{mine(decision)}</dd>
          </div>
          <div>
            <dt>{texts.nowAt(timeLabel(now))}</dt>
            <dd>{theirs(line)}</dd>
          </div>
        </dl>
        <div className={desk.stack}>
          {isClash && line ? (
            <>
              <DeskButton kind="main" onClick={onDrop}>
                {texts.takeTheirs}
              </DeskButton>
              <DeskButton onClick={onKeepMine}>{texts.keepMine}</DeskButton>
            </>
          ) : (
            <DeskButton kind="main" onClick={onDrop}>
              {texts.putBack((body.picked ?? 0) + (body.substitute?.quantity ?? 0))}
            </DeskButton>
          )}
        </div>
      </article>
    </DeskScreen>
  );
}

function mine({ body, shown }: PickDecision): string {
  if (body.picked === null) return texts.undoneText;
  const picked = texts.pickedOf(body.picked, shown.quantity);
  return body.substitute ? `${picked}, ${body.substitute.quantity} × ${shown.substituteName ?? ''}` : picked;
}

function theirs(line: PickLine | undefined): string {
  if (!line) return texts.lineGone;
  if (line.picked === null) return texts.lineOpen;
  const picked = texts.pickedOf(line.picked, line.quantity);
  return line.substituted ? `${picked}, ${line.substituted.quantity} × ${line.substituted.name}` : picked;
}
