import type { PickList } from '@storefront/api/entities/desk/pick-list';
import { classNames } from '@storefront/ui/class-names';
import { useState } from 'react';
import { CountStepper } from '../../pieces/CountStepper';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import row from '../../pieces/Row.module.css';
import { shownSize } from '../../pieces/shown-size';
import { ToteSign } from '../../pieces/Tote';
import desk from '../../style/desk.module.css';
import { type PickStop, unitsOf } from '../model/stops';
import * as texts from '../texts';

export interface FewerScreenProps {
  readonly batch: PickList;
  readonly stop: PickStop;
  /** Called with the found quantity of each line, by its id. */
  readonly onFound: (found: ReadonlyMap<number, number>) => void;
  readonly onBack: () => void;
}

/** How many there are, and for whom: the last order of the stop goes without first. */
export function FewerScreen({ batch, stop, onFound, onBack }: FewerScreenProps) {
  const [found, setFound] = useState<ReadonlyMap<number, number>>(() => oneFewer(stop));
  const total = [...found.values()].reduce((sum, count) => sum + count, 0);
  const all = unitsOf(stop);
  const nameOf = (number: string) =>
    batch.orders.find(({ businessOrderId }) => businessOrderId === number)?.customer ?? number;
  return (
    <DeskScreen
      title={texts.fewerTitle}
      note={[stop.item.name, shownSize(stop.item)].filter(Boolean).join(', ')}
      onBack={onBack}
      dock={
        <Dock>
          <DeskButton kind="main" onClick={() => onFound(found)}>
            {total === all ? texts.putAll(all) : texts.putFound(total)}
          </DeskButton>
        </Dock>
      }
    >
      <ul className={classNames(desk.card, desk.flush)}>
        {stop.lines.map(({ lineId, businessOrderId, tote, quantity }) => (
          <li key={lineId}>
            <div className={row.row}>
              <ToteSign tote={tote} />
              <span className={row.text}>
                <b>{nameOf(businessOrderId)}</b>
                <small>{texts.foundOf(businessOrderId, quantity)}</small>
              </span>
              <CountStepper
                label={`${texts.pickedAction}, ${businessOrderId}`}
                value={found.get(lineId) ?? 0}
                least={0}
                most={quantity}
                onChange={(count) => setFound(new Map(found).set(lineId, count))}
              />
            </div>
          </li>
        ))}
      </ul>
    </DeskScreen>
  );
}

function oneFewer({ lines }: PickStop): ReadonlyMap<number, number> {
  const last = lines.at(-1);
  return new Map(lines.map((line) => [line.lineId, line === last ? line.quantity - 1 : line.quantity]));
}
