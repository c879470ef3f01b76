import { BAGS_MAX } from '@storefront/api/constants';
import type { PickList, PickOrder, StorageZone } from '@storefront/api/entities/desk/pick-list';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { classNames } from '@storefront/ui/class-names';
import { SwapIcon } from '@storefront/ui/icons/swap';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { type ReactNode, useState } from 'react';
import { deskPaths } from '../../navigation/desk-paths';
import { Band } from '../../pieces/Band';
import { ZoneChip } from '../../pieces/Chip';
import { CountStepper } from '../../pieces/CountStepper';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskField } from '../../pieces/DeskField';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import { FewerIcon, NotHereIcon, PrinterIcon, ScaleIcon, UndoIcon } from '../../pieces/icons';
import row from '../../pieces/Row.module.css';
import { ToteSign } from '../../pieces/Tote';
import { zoneNames } from '../../pieces/texts';
import { useAsk } from '../../sending/use-ask';
import desk from '../../style/desk.module.css';
import { zonesOf } from '../model/batch-progress';
import * as texts from '../texts';
import { BagLabels } from './BagLabels';
import { type ChangedLine, notAsAsked } from './not-as-asked';

/** As the operation's own limit. */
const PLACE_MAX_LENGTH = 20;

const CHANGE_ICONS: Record<ChangedLine['kind'], ReactNode> = {
  substituted: <SwapIcon />,
  missing: <NotHereIcon />,
  fewer: <FewerIcon />,
  weighed: <ScaleIcon />,
};

export interface FinishScreenProps {
  readonly batch: PickList;
  readonly order: PickOrder;
  /** The order after it in the batch. */
  readonly next: PickOrder | undefined;
  readonly band?: ReactNode;
  /** Why it cannot be finished yet. */
  readonly blocked?: string;
  readonly onFinished: (batch: PickList | null) => void;
  /** It is not as it was shown: the batch is read again. */
  readonly onOutdated: () => void;
  readonly onGiveBack: () => void;
  /** The last decision, which can be undone. */
  readonly undo?: { readonly name: string; readonly onUndo: () => void };
  /** Absent if nothing else is left to do. */
  readonly onBack?: () => void;
}

/** The end of one order: its bags, their labels and where they stand. */
export function FinishScreen(props: FinishScreenProps) {
  const { batch, order, next, band, blocked, onFinished, onOutdated, onGiveBack, undo, onBack } = props;
  const { api } = usePageContext();
  const zones = zonesOf(batch, order);
  const [counts, setCounts] = useState<Partial<Record<StorageZone, number>>>({});
  const [place, setPlace] = useState('');
  const { ask, isBusy, problem } = useAsk(deskPaths.pick);
  const bags = zones.map((zone) => ({ zone, count: counts[zone] ?? 1 }));
  const bagTotal = bags.reduce((sum, { count }) => sum + count, 0);
  const lines = batch.lines.filter(({ businessOrderId }) => businessOrderId === order.businessOrderId);
  const changes = notAsAsked(lines);
  const isEmpty = zones.length === 0;
  const reason = blocked ?? (isEmpty ? undefined : place.trim() ? undefined : texts.blockedByPlace);

  const finish = () =>
    ask(async () => {
      const { businessOrderId, version } = order;
      const body = { businessOrderId, version, bags, place: place.trim() };
      const reply = await api.call('POST /desk/pick-finish', { body });
      if (reply.ok) onFinished(reply.data.batch);
      else onOutdated();
      return reply.ok ? undefined : (texts.finishRefusals[reply.error.code] ?? texts.notFinished);
    }, texts.notFinished);

  return (
    <DeskScreen
      title={texts.finishTitle(order.businessOrderId)}
      note={order.customer}
      end={<ToteSign tote={order.tote} />}
      onBack={onBack}
      band={
        <>
          {band}
          {problem && <Band kind="stop" icon={<WarningIcon />} title={problem} />}
        </>
      }
      dock={
        <Dock reason={reason}>
          {isEmpty ? (
            <DeskButton kind="main" isBlocked={blocked !== undefined} onClick={onGiveBack}>
              {texts.giveBackAction}
            </DeskButton>
          ) : (
            <DeskButton kind="main" isBlocked={reason !== undefined} isBusy={isBusy} onClick={finish}>
              {next ? texts.finishThenNext(order.tote, next.tote) : texts.finishOrder(order.tote)}
            </DeskButton>
          )}
        </Dock>
      }
    >
      {isEmpty ? (
        <p role="alert">{texts.nothingPicked}</p>
      ) : (
        <>
          <section className={desk.stack} aria-labelledby="bags">
            <div className={row.head}>
              <h2 id="bags">{texts.bagsTitle}</h2>
              <small>{texts.bagCount(bagTotal)}</small>
            </div>
            <ul className={classNames(desk.card, desk.flush)}>
              {bags.map(({ zone, count }) => (
                <li key={zone}>
                  <div className={row.row}>
                    <span className={desk.grow}>
                      <ZoneChip zone={zone} />
                    </span>
                    <CountStepper
                      label={texts.bagsOf(zoneNames[zone])}
                      value={count}
                      least={1}
                      most={BAGS_MAX}
                      onChange={(value) => setCounts({ ...counts, [zone]: value })}
                    />
                  </div>
                </li>
              ))}
            </ul>
            <DeskButton icon={<PrinterIcon />} onClick={() => window.print()}>
              {texts.printLabels(bagTotal)}
            </DeskButton>
          </section>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (reason === undefined && !isBusy) void finish();
            }}
          >
            <DeskField
              label={texts.placeLabel}
              placeholder={texts.placeHint}
              maxLength={PLACE_MAX_LENGTH}
              autoCapitalize="characters"
              value={place}
              onChange={(event) => setPlace(event.target.value)}
            />
          </form>
        </>
      )}
      <section className={desk.stack} aria-labelledby="not-as-asked">
        <div className={row.head}>
          <h2 id="not-as-asked">{texts.notAsAsked}</h2>
          <small>{texts.linesOf(changes.length, lines.length)}</small>
        </div>
        {changes.length === 0 && <p className={desk.muted}>{texts.allAsAsked}</p>}
        {changes.length > 0 && (
          <ul className={classNames(desk.card, desk.flush)}>
            {changes.map(({ lineId, kind, title, note }) => (
              <li key={lineId}>
                <div className={row.row}>
                  {CHANGE_ICONS[kind]}
                  <span className={row.text}>
                    <b>{title}</b>
                    <small>{note}</small>
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      {undo && (
        <DeskButton icon={<UndoIcon />} onClick={undo.onUndo}>
          {texts.undoAction(undo.name)}
        </DeskButton>
      )}
      <BagLabels order={order} bags={bags} />
    </DeskScreen>
  );
}
