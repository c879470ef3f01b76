import { MINUTE_MS } from '@storefront/api/durations';
import type { PickList } from '@storefront/api/entities/desk/pick-list';
import { slotLabel, timeLabel } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { BarcodeIcon } from '@storefront/ui/icons/barcode';
import { CheckIcon } from '@storefront/ui/icons/check';
import { deskPaths } from '../../navigation/desk-paths';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import { FewerIcon, NotHereIcon, ScaleIcon, UndoIcon } from '../../pieces/icons';
import { useNow } from '../../pieces/use-now';
import { useSettled } from '../../pieces/use-settled';
import { ZoneProgress } from '../../pieces/ZoneProgress';
import { barcodeOf } from '../../scan/same-barcode';
import { useWedge } from '../../scan/use-wedge';
import { pickByOf, progressOf } from '../model/batch-progress';
import type { PickStop } from '../model/stops';
import * as texts from '../texts';
import { BatchOrders, type BatchOrdersProps } from './BatchOrders';
import { NextStops } from './NextStops';
import { QueueBand } from './QueueBand';
import { StopCard } from './StopCard';
import type { PickingState } from './use-picking';
import { WaitingPicks } from './WaitingPicks';

export interface LineScreenProps extends Omit<BatchOrdersProps, 'batch'> {
  readonly batch: PickList;
  readonly picking: PickingState;
  readonly stop: PickStop;
  readonly next: readonly PickStop[];
  readonly problem?: string;
  readonly onGo: (key: string) => void;
  readonly onScan: () => void;
  readonly onCode: (text: string) => void;
  readonly onPicked: () => void;
  readonly onWeigh: () => void;
  readonly onFewer: () => void;
  readonly onNotHere: () => void;
  readonly onClash: () => void;
}

/** One stop of the walk, with everything that a picker decides about it. */
export function LineScreen(props: LineScreenProps) {
  const { batch, picking, stop, next, problem, onGo, onCode, onClash } = props;
  const { navigate } = usePageContext();
  const now = useNow();
  useWedge((typed) => barcodeOf(typed) !== undefined, onCode);
  const zones = progressOf(batch.lines);
  const unitsLeft = zones.reduce((sum, { decided, total }) => sum + total - decided, 0);
  const due = pickByOf(batch);
  const undone = picking.last[0]?.line.name;

  return (
    <DeskScreen
      title={texts.batchTitle(batch.orders.length)}
      note={noteOf(batch)}
      onBack={() => navigate(deskPaths.today)}
      leavesFocus
      band={
        <>
          <QueueBand {...picking} />
          <ZoneProgress
            zones={zones}
            end={[texts.toGo(unitsLeft), due && texts.minutesLeft(Math.round((due - now) / MINUTE_MS))]
              .filter(Boolean)
              .join(' · ')}
          />
        </>
      }
      dock={<StopDock {...props} />}
    >
      {problem && <p role="alert">{problem}</p>}
      {picking.refused.length > 0 && (
        <DeskButton kind="stop" onClick={onClash}>
          {texts.chooseNow}
        </DeskButton>
      )}
      <StopCard key={stop.key} batch={batch} stop={stop} />
      {undone && (
        <DeskButton icon={<UndoIcon />} onClick={picking.undo}>
          {texts.undoAction(undone)}
        </DeskButton>
      )}
      {picking.isCutOff && picking.waiting.length > 0 && <WaitingPicks decisions={picking.waiting} />}
      <NextStops stops={next} onGo={onGo} />
      <BatchOrders batch={batch} onFinish={props.onFinish} onGiveBack={props.onGiveBack} />
    </DeskScreen>
  );
}

/** An item without a barcode cannot be scanned, and one that is weighed needs its weight. */
function StopDock({ stop, onScan, onPicked, onWeigh, onFewer, onNotHere }: LineScreenProps) {
  const { gtin, weight } = stop.item;
  const isSettled = useSettled();
  const take = weight
    ? { label: texts.weighAction, icon: <ScaleIcon />, onClick: onWeigh }
    : { label: texts.pickedAction, icon: <CheckIcon />, onClick: onPicked };
  return (
    <Dock
      others={
        <>
          {gtin && (
            <DeskButton isTall icon={take.icon} isPaused={!isSettled} onClick={take.onClick}>
              {take.label}
            </DeskButton>
          )}
          <DeskButton isTall icon={<FewerIcon />} onClick={onFewer}>
            {texts.fewerAction}
          </DeskButton>
          <DeskButton isTall kind="stop" icon={<NotHereIcon />} onClick={onNotHere}>
            {texts.notHereAction}
          </DeskButton>
        </>
      }
    >
      {gtin ? (
        <DeskButton kind="main" icon={<BarcodeIcon />} onClick={onScan}>
          {texts.scanAction}
        </DeskButton>
      ) : (
        <DeskButton kind="main" icon={take.icon} isPaused={!isSettled} onClick={take.onClick}>
          {take.label}
        </DeskButton>
      )}
    </Dock>
  );
}

/** The slot of the most urgent order, and when its picking must be finished. */
function noteOf(batch: PickList): string {
  const due = pickByOf(batch);
  const urgent = batch.orders.find(({ pickBy }) => pickBy && Date.parse(pickBy) === due);
  const slot =
    urgent?.slotStartsAt && urgent.slotEndsAt && slotLabel(new Date(urgent.slotStartsAt), new Date(urgent.slotEndsAt));
  return [slot, due && texts.pickBy(timeLabel(due))].filter(Boolean).join(' · ') || texts.withoutSlot;
}
