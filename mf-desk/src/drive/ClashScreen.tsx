import type { DeliveryRun } from '@storefront/api/entities/desk/drive';
import { timeLabel } from '@storefront/dates/plain';
import type { DriveAction } from '../offline/drive-action';
import { DeskButton } from '../pieces/DeskButton';
import { DeskScreen } from '../pieces/DeskScreen';
import { Dock } from '../pieces/Dock';
import desk from '../style/desk.module.css';
import { addressOf } from './model/stops';
import * as texts from './texts';

export interface ClashScreenProps {
  readonly action: DriveAction;
  /** The run as commerce-api has it. */
  readonly run: DeliveryRun | null;
  readonly onDrop: () => void;
  readonly onLater: () => void;
}

/** Something that the shop did not accept: what the driver did, what is known now, and why. */
export function ClashScreen({ action, run, onDrop, onLater }: ClashScreenProps) {
  const { kind, body, shown, refusal = '' } = action;
  const stop = run?.stops.find(({ businessOrderId }) => businessOrderId === body.businessOrderId);
  const now = stop ? (stop.outcome ? texts.nowStates[stop.outcome] : texts.stillOpen) : texts.notOnRun;
  return (
    <DeskScreen
      title={texts.clashTitle}
      note={`${shown.number} · ${body.businessOrderId}`}
      onBack={onLater}
      dock={
        <Dock>
          <DeskButton kind="main" onClick={onDrop}>
            {texts.clashDone}
          </DeskButton>
        </Dock>
      }
    >
      <article className={desk.card}>
        <h2>{stop?.customer ?? body.businessOrderId}</h2>
        {stop && <p className={desk.muted}>{addressOf(stop)}</p>}
        <p role="alert">{texts.clashReasons[refusal] ?? texts.clashUnknown}</p>
        <dl className={desk.stack}>
          <div>
            <dt className={desk.muted}>{texts.clashMine(timeLabel(new Date(body.doneAt)))}</dt>
            <dd>
              <b>{texts.kindNames[kind]}</b>
            </dd>
          </div>
          <div>
            <dt className={desk.muted}>{texts.clashNow}</dt>
            <dd>
              <b>{now}</b>
            </dd>
          </div>
        </dl>
      </article>
    </DeskScreen>
  );
}
