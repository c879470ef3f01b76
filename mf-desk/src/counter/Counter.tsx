import type { Collection } from '@storefront/api/entities/desk/collection';
import type { DeskOperator, DeskStore } from '@storefront/api/entities/desk/desk-operator';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback, useEffect, useState } from 'react';
import { deskPaths } from '../navigation/desk-paths';
import { useFloorRead } from '../navigation/use-floor-read';
import { DeskFailed } from '../pieces/DeskFailed';
import { ScanScreen } from '../scan/ScanScreen';
import { CollectionList } from './CollectionList';
import { isOrderNumber } from './counter.model';
import { readCollections } from './load-counter';
import { OrderScreen } from './OrderScreen';
import { codeLabel, counterTitle, scanTitle } from './texts';

/** Orders become ready, and are collected at other counters, meanwhile. */
const RELOAD_MS = 30_000;

export interface CounterProps {
  readonly operator: DeskOperator;
  readonly store: DeskStore;
  readonly onStore: (store: DeskStore) => void;
}

/** The list, or the order that is being collected. */
export function Counter({ operator, store, onStore }: CounterProps) {
  const { api } = usePageContext();
  const [text, setText] = useState('');
  const [isScanning, setIsScanning] = useState(false);
  /** The number that was scanned: its order opens when it is found. */
  const [scanned, setScanned] = useState<string>();
  const [open, setOpen] = useState<Collection>();
  const [reading, reload] = useFloorRead(
    deskPaths.counter,
    useCallback((signal: AbortSignal) => readCollections(api, store.storeId, text, signal), [api, store.storeId, text]),
    { everyMs: RELOAD_MS },
  );
  useEffect(() => {
    if (reading.kind !== 'read' || scanned === undefined) return;
    const found = reading.collections.find(({ businessOrderId }) => isSame(businessOrderId, scanned));
    if (found) setOpen(found);
  }, [reading, scanned]);

  const search = (next: string) => {
    setScanned(undefined);
    setText(next);
  };
  const onCode = (code: string) => {
    setIsScanning(false);
    setScanned(code);
    setText(code);
  };

  if (open)
    return (
      <OrderScreen
        key={open.businessOrderId}
        collection={open}
        isCodeMatched={scanned !== undefined}
        mayEnd={operator.role === 'manager'}
        onLeave={() => {
          setOpen(undefined);
          search('');
          reload();
        }}
      />
    );
  if (isScanning)
    return (
      <ScanScreen
        key="scan"
        title={scanTitle}
        note={store.name}
        fieldLabel={codeLabel}
        isCode={isOrderNumber}
        onCode={onCode}
        onBack={() => setIsScanning(false)}
      />
    );
  if (reading.kind !== 'read') return <DeskFailed title={counterTitle} kind={reading.kind} onRetry={reload} />;
  return (
    <CollectionList
      operator={operator}
      store={store}
      onStore={onStore}
      collections={reading.collections}
      text={text}
      onSearch={search}
      onCode={onCode}
      onScan={() => setIsScanning(true)}
      onOpen={setOpen}
    />
  );
}

const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();
