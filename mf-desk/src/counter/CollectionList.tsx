import type { Collection } from '@storefront/api/entities/desk/collection';
import { BarcodeIcon } from '@storefront/ui/icons/barcode';
import { SearchIcon } from '@storefront/ui/icons/search';
import { useState } from 'react';
import { Sections } from '../frame/Sections';
import { DeskButton } from '../pieces/DeskButton';
import { DeskField } from '../pieces/DeskField';
import { DeskScreen } from '../pieces/DeskScreen';
import { DeskState } from '../pieces/DeskState';
import { Dock } from '../pieces/Dock';
import { StoreChoice } from '../pieces/StoreChoice';
import { useWedge } from '../scan/use-wedge';
import desk from '../style/desk.module.css';
import { CollectionRows } from './CollectionRows';
import type { CounterProps } from './Counter';
import { byReadiness, isOrderNumber } from './counter.model';
import * as texts from './texts';

/** As the operation's own limit. */
const SEARCH_MAX_LENGTH = 80;

export interface CollectionListProps extends CounterProps {
  readonly collections: readonly Collection[];
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly onCode: (code: string) => void;
  readonly onScan: () => void;
  readonly onOpen: (collection: Collection) => void;
}

/** The collection orders: the ready ones first, then those that are still being picked. */
export function CollectionList(props: CollectionListProps) {
  const { operator, store, onStore, collections, text, onSearch, onCode, onScan, onOpen } = props;
  const [typed, setTyped] = useState(text);
  const { ready, others } = byReadiness(collections);
  useWedge(isOrderNumber, onCode);
  const showAll = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <DeskScreen
      sections={<Sections operator={operator} section="counter" />}
      title={texts.counterTitle}
      note={`${operator.name} · ${store.name}`}
      end={<StoreChoice stores={operator.stores} store={store} onChoose={onStore} />}
      dock={
        <Dock>
          <DeskButton kind="main" icon={<BarcodeIcon />} onClick={onScan}>
            {texts.scanAction}
          </DeskButton>
        </Dock>
      }
    >
      <form
        className={desk.stack}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <DeskField
          label={texts.searchLabel}
          hidesLabel
          placeholder={texts.searchLabel}
          icon={<SearchIcon />}
          type="search"
          maxLength={SEARCH_MAX_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={desk.row}>
          <DeskButton className={desk.grow} onClick={() => onSearch(typed.trim())}>
            {texts.searchAction}
          </DeskButton>
          {text && (
            <DeskButton className={desk.grow} onClick={showAll}>
              {texts.showAll}
            </DeskButton>
          )}
        </div>
      </form>
      {collections.length === 0 && (
        <DeskState title={text ? texts.noneFound(text) : texts.noneHere}>
          {text ? texts.noneFoundNext : texts.noneHereNext}
        </DeskState>
      )}
      <CollectionRows title={texts.readyTitle} collections={ready} onOpen={onOpen} />
      <CollectionRows title={texts.pickedTitle} collections={others} onOpen={onOpen} />
    </DeskScreen>
  );
}
