import type { DeskOperator } from '@storefront/api/entities/desk/desk-operator';
import type { DeliveryRun, DriveStop } from '@storefront/api/entities/desk/drive';
import { timeLabel } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { PinIcon } from '@storefront/ui/icons/pin';
import { WarningIcon } from '@storefront/ui/icons/warning';
import type { ReactNode } from 'react';
import { deskPaths } from '../../navigation/desk-paths';
import { Band } from '../../pieces/Band';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskLink } from '../../pieces/DeskLink';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import { NavigateIcon } from '../../pieces/icons';
import { useSettled } from '../../pieces/use-settled';
import { useAsk } from '../../sending/use-ask';
import { doneStops, goingFirst, lateStop, minutesLate, openStops, wayTo } from '../model/stops';
import * as texts from '../texts';
import type { DrivingState } from '../use-driving';
import { NextStop } from './NextStop';
import styles from './RunScreen.module.css';
import { DoneStops, ThenStops } from './StopRows';

export interface RunScreenProps {
  readonly operator: DeskOperator;
  readonly run: DeliveryRun;
  readonly next: DriveStop;
  readonly driving: DrivingState;
  readonly band: ReactNode;
  readonly onDoor: () => void;
}

/** On the way: the next stop, those after it, and what is done. */
export function RunScreen({ operator, run, next, driving, band, onDoor }: RunScreenProps) {
  const { api } = usePageContext();
  const { ask, isBusy, problem } = useAsk(deskPaths.drive);
  // The second tap of 'Delivered' must not say 'Arrived' of the next stop.
  const isSettled = useSettled();
  const open = openStops(run);
  const done = doneStops(run);
  const late = lateStop(open);

  const tell = ({ businessOrderId }: DriveStop) =>
    ask(async () => {
      const reply = await api.call('POST /desk/drive-late', {
        body: { businessOrderId },
        idempotencyKey: crypto.randomUUID(),
      });
      if (reply.ok) driving.takeRun(reply.data.run);
      else await driving.reload();
      return reply.ok ? undefined : (texts.tellRefusals[reply.error.code] ?? texts.notTold);
    }, texts.notTold);
  const goNext = (stop: DriveStop) =>
    ask(async () => {
      // A door that was done a moment ago is still open for the server until it has heard of it.
      await driving.sendWaiting();
      const reply = await api.call('POST /desk/drive-order', { body: { businessOrderIds: goingFirst(open, stop) } });
      if (reply.ok) driving.takeRun(reply.data.run);
      else await driving.reload();
      return reply.ok ? undefined : texts.notMoved;
    }, texts.notMoved);

  return (
    <DeskScreen
      title={texts.runTitle(run.stops.length)}
      note={texts.runNote(operator.name, done.length, open.length)}
      band={
        <>
          {band}
          {problem && <Band kind="stop" icon={<WarningIcon />} title={problem} />}
          {late?.expectedAt && (
            <div className={styles.late}>
              <ClockIcon />
              <p role="status">
                <b>{texts.lateTitle(late.number, minutesLate(late))}</b>
                <span>{texts.nowAbout(timeLabel(new Date(late.expectedAt)))}</span>
              </p>
              <DeskButton className={styles.tell} isBusy={isBusy} onClick={() => void tell(late)}>
                {texts.tellAction}
              </DeskButton>
            </div>
          )}
        </>
      }
      dock={
        <Dock>
          <div className={styles.actions}>
            <DeskButton icon={<PinIcon />} isPaused={!isSettled} onClick={onDoor}>
              {next.arrivedAt === null ? texts.arrivedAction : texts.atTheDoor}
            </DeskButton>
            <DeskLink kind="main" icon={<NavigateIcon />} href={wayTo(next)} target="_blank" rel="noreferrer">
              {texts.navigateAction}
            </DeskLink>
          </div>
        </Dock>
      }
    >
      <NextStop stop={next} />
      <ThenStops
        stops={open.slice(1)}
        // What waits to be sent would meet another order of stops.
        onGoNext={isBusy || driving.isCutOff ? undefined : (stop) => void goNext(stop)}
      />
      <DoneStops stops={done} />
    </DeskScreen>
  );
}
