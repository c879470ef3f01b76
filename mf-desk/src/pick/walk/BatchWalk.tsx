import type { ApiClient } from '@storefront/api/client';
import type { PickLine, PickList } from '@storefront/api/entities/desk/pick-list';
import { useState } from 'react';
import { deskPaths } from '../../navigation/desk-paths';
import { failureOf } from '../../navigation/read-desk';
import { useLogIn } from '../../navigation/use-log-in';
import { DeskScreen } from '../../pieces/DeskScreen';
import { ScanScreen } from '../../scan/ScanScreen';
import { barcodeOf } from '../../scan/same-barcode';
import { FinishScreen } from '../finish/FinishScreen';
import { MissingScreen } from '../missing/MissingScreen';
import { ordersOf } from '../model/batch-progress';
import type { Choice } from '../model/decide';
import { openStops, type PickStop } from '../model/stops';
import * as texts from '../texts';
import { WeighScreen } from '../weigh/WeighScreen';
import { BatchOrders } from './BatchOrders';
import { FewerScreen } from './FewerScreen';
import { LineScreen } from './LineScreen';
import { QueueBand } from './QueueBand';
import type { PickingState } from './use-picking';
import { WrongItemScreen } from './WrongItemScreen';

/** What was weighed of each line, by its id; a line without any of the item has no weight. */
type Grams = ReadonlyMap<number, number> | undefined;

/** What the picker does at the stop; at the line unless something else is asked. */
type Step =
  | { readonly kind: 'line' | 'scan' | 'fewer' }
  /** All that were asked, or how many of each line were found. */
  | { readonly kind: 'weigh'; readonly found?: ReadonlyMap<number, number> }
  | { readonly kind: 'wrong'; readonly code: string }
  /** Lines with missing units, one after the other, and how many of each were found. */
  | {
      readonly kind: 'missing';
      readonly lines: readonly PickLine[];
      readonly found: ReadonlyMap<number, number>;
      readonly grams?: Grams;
    }
  | { readonly kind: 'finish'; readonly businessOrderId: string };

const AT_LINE: Step = { kind: 'line' };

export interface BatchWalkProps {
  readonly api: ApiClient;
  readonly batch: PickList;
  readonly picking: PickingState;
  readonly onClash: () => void;
}

/** The walk of one batch: its stops in order, then the end of each order. */
export function BatchWalk({ api, batch, picking, onClash }: BatchWalkProps) {
  const logIn = useLogIn(deskPaths.pick);
  const [step, setStep] = useState<Step>(AT_LINE);
  const [goneTo, setGoneTo] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const stops = openStops(batch.lines);
  const stop = stops.find(({ key }) => key === goneTo) ?? stops[0];
  const toLine = () => setStep(AT_LINE);

  const decide = (choices: readonly Choice[]) => {
    if (choices.length > 0) picking.decide(choices);
    toLine();
  };
  const goTo = (key: string) => {
    setGoneTo(key);
    toLine();
  };
  const giveBack = async (businessOrderId: string) => {
    setProblem(undefined);
    try {
      const reply = await api.call('POST /desk/pick-release', { body: { businessOrderId } });
      if (reply.ok) picking.takeBatch(reply.data.batch);
      else await picking.reload();
      toLine();
    } catch (thrown) {
      if (failureOf(thrown).kind === 'log-in') return logIn();
      setProblem(texts.notGivenBack);
    }
  };

  const decided = ordersOf(batch).filter(({ isDecided }) => isDecided);
  const finishing = (
    decided.find(({ order }) => step.kind === 'finish' && order.businessOrderId === step.businessOrderId) ??
    (stop ? undefined : decided[0])
  )?.order;
  if (finishing) {
    const { businessOrderId } = finishing;
    const isOf = ({ body }: { body: { businessOrderId: string } }) => body.businessOrderId === businessOrderId;
    const waiting = picking.waiting.filter(isOf).length;
    return (
      <FinishScreen
        key={businessOrderId}
        batch={batch}
        order={finishing}
        next={stop ? undefined : batch.orders.find((order) => order !== finishing)}
        band={<QueueBand {...picking} />}
        blocked={
          picking.refused.some(isOf) ? texts.blockedByClash : waiting > 0 ? texts.blockedByQueue(waiting) : undefined
        }
        onFinished={(left) => {
          picking.takeBatch(left);
          toLine();
        }}
        onOutdated={() => void picking.reload()}
        onGiveBack={() => void giveBack(businessOrderId)}
        undo={picking.last[0] && { name: picking.last[0].line.name, onUndo: picking.undo }}
        onBack={picking.refused.some(isOf) ? onClash : stop && toLine}
      />
    );
  }
  if (!stop)
    return (
      <DeskScreen key="ended" title={texts.endedTitle} band={<QueueBand {...picking} />}>
        {problem && <p role="alert">{problem}</p>}
        <BatchOrders batch={batch} onFinish={() => undefined} onGiveBack={(number) => void giveBack(number)} />
      </DeskScreen>
    );

  const { item } = stop;
  const takeAll = () => decide(stop.lines.map((line) => ({ line, picked: line.quantity })));
  const onCode = (text: string) => {
    const code = barcodeOf(text);
    if (!code || !item.gtin || code !== barcodeOf(item.gtin)) return setStep({ kind: 'wrong', code: text });
    if (item.weight) setStep({ kind: 'weigh' });
    else takeAll();
  };
  /** Decides what was found whole, and asks for the rest. */
  const settle = (found: ReadonlyMap<number, number>, grams?: Grams) => {
    const missing = stop.lines.filter((line) => (found.get(line.lineId) ?? 0) < line.quantity);
    const whole = stop.lines.filter((line) => !missing.includes(line));
    decide(whole.map((line) => ({ line, picked: line.quantity, grams: grams?.get(line.lineId) })));
    if (missing.length === 0) return;
    setGoneTo(stop.key);
    setStep({ kind: 'missing', lines: missing, found, ...(grams && { grams }) });
  };
  const onNotHere = () =>
    setStep({ kind: 'missing', lines: stop.lines, found: new Map(stop.lines.map(({ lineId }) => [lineId, 0])) });
  const onScan = () => setStep({ kind: 'scan' });

  switch (step.kind) {
    case 'scan':
      return (
        <ScanScreen
          key="scan"
          title={texts.scanTitle(item.name)}
          fieldLabel={texts.barcodeLabel}
          inputMode="numeric"
          isCode={(text) => barcodeOf(text) !== undefined}
          onCode={onCode}
          onBack={toLine}
        />
      );
    case 'wrong':
      return (
        <WrongItemScreen
          key={step.code}
          stop={stop}
          code={step.code}
          other={stopWith(stops, step.code)}
          onCode={onCode}
          onScan={onScan}
          onGo={goTo}
          onNotHere={onNotHere}
          onBack={toLine}
        />
      );
    case 'fewer':
      return (
        <FewerScreen
          key="fewer"
          batch={batch}
          stop={stop}
          onBack={toLine}
          onFound={(found) =>
            item.weight && [...found.values()].some((count) => count > 0)
              ? setStep({ kind: 'weigh', found })
              : settle(found)
          }
        />
      );
    case 'weigh':
      return (
        <WeighScreen
          key="weigh"
          stop={stop}
          found={step.found}
          onBack={toLine}
          onWeighed={(grams) =>
            settle(step.found ?? new Map(stop.lines.map(({ lineId, quantity }) => [lineId, quantity])), grams)
          }
        />
      );
    case 'missing': {
      const [line, ...others] = step.lines;
      const order = batch.orders.find(({ businessOrderId }) => businessOrderId === line?.businessOrderId);
      if (!line || !order) break;
      const picked = step.found.get(line.lineId) ?? 0;
      const decideLine = (offSale: boolean, substitute?: Choice['substitute']) => {
        picking.decide([{ line, picked, substitute, grams: step.grams?.get(line.lineId), offSale }]);
        if (others.length > 0) {
          setGoneTo(stop.key);
          setStep({ ...step, lines: others });
        } else toLine();
      };
      return (
        <MissingScreen
          key={line.lineId}
          order={order}
          line={line}
          found={picked}
          onBack={toLine}
          onInstead={(instead, quantity, isAgreed, isOffSale) =>
            decideLine(isOffSale, { item: instead, quantity, isAgreed })
          }
          onNothing={decideLine}
        />
      );
    }
  }
  return (
    <LineScreen
      key={stop.key}
      batch={batch}
      picking={picking}
      stop={stop}
      next={stops.filter((other) => other !== stop)}
      problem={problem}
      onGo={goTo}
      onScan={onScan}
      onCode={onCode}
      onPicked={takeAll}
      onWeigh={() => setStep({ kind: 'weigh' })}
      onFewer={() => setStep({ kind: 'fewer' })}
      onNotHere={onNotHere}
      onClash={onClash}
      onFinish={(businessOrderId) => setStep({ kind: 'finish', businessOrderId })}
      onGiveBack={(businessOrderId) => void giveBack(businessOrderId)}
    />
  );
}

const stopWith = (stops: readonly PickStop[], code: string): PickStop | undefined =>
  stops.find(({ item }) => item.gtin !== null && barcodeOf(item.gtin) === barcodeOf(code));
