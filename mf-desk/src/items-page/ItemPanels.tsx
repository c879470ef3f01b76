import type { DeskItem } from '@storefront/api/entities/desk/desk-item';
import { countText } from '@storefront/messages/count-text';
import { Dialog } from '@storefront/ui/dialog';
import { IconButton } from '@storefront/ui/icon-button';
import { CrossIcon } from '@storefront/ui/icons/cross';
import { type ReactNode, useState } from 'react';
import layout from '../frame/Layout.module.css';
import { ChangePanel } from './ChangePanel';
import { NEW_CHANGE } from './change-form';
import { HistoryPanel } from './HistoryPanel';
import styles from './Items.module.css';
import { changeBody } from './plan-change';
import type { ItemsFound } from './read-items';
import type { ItemChanges } from './use-item-changes';

export interface ItemPanelsProps {
  readonly found: ItemsFound;
  readonly changes: ItemChanges;
  readonly isWide: boolean;
  readonly chosen: readonly DeskItem[];
  readonly isChanging: boolean;
  /** The item whose history is shown. */
  readonly open: DeskItem | undefined;
  readonly onCloseChange: () => void;
  readonly onCloseHistory: () => void;
  /** @param isDone whether anything was changed */
  readonly onChanged: (isDone: boolean) => void;
}

/** The change of the chosen items and the history of one: beside the table where there is room, else in sheets. */
export function ItemPanels(props: ItemPanelsProps) {
  const { found, changes, isWide, chosen, isChanging, open, onCloseChange, onCloseHistory, onChanged } = props;
  const { currency, storeId } = found;
  // Here, so that a window that becomes wide or narrow loses nothing of it.
  const [form, setForm] = useState(NEW_CHANGE);
  if (!isChanging && !open) return null;
  if (isWide && !open && chosen.length === 0) return null;
  const panels = (
    <>
      {isChanging && chosen.length > 0 && (
        <Panel isWide={isWide} title={`Change ${countText(chosen.length, 'item')}`} onClose={onCloseChange}>
          <ChangePanel
            items={chosen}
            currency={currency}
            form={form}
            onForm={setForm}
            isBusy={changes.isBusy}
            onApply={async (planned, change) => {
              const isDone = (await changes.change(changeBody(planned, change), doneText)) === 'changed';
              if (isDone) setForm(NEW_CHANGE);
              onChanged(isDone);
            }}
          />
        </Panel>
      )}
      {open && (
        <Panel isWide={isWide} title={`History of ${open.name}`} onClose={onCloseHistory}>
          <HistoryPanel
            key={`${open.menuItemId} ${JSON.stringify(changes.last?.changed)}`}
            storeId={storeId}
            item={open}
            currency={currency}
            onUndo={async ({ before, after }) => {
              const undone = await changes.undo([{ menuItemId: open.menuItemId, before, after }]);
              const isDone = undone === 'changed';
              if (!isWide) onCloseHistory();
              onChanged(isDone);
              return isDone;
            }}
          />
        </Panel>
      )}
    </>
  );
  return isWide ? <div className={styles.panels}>{panels}</div> : panels;
}

const doneText = (count: number) => `${countText(count, 'item')} changed.`;

interface PanelProps {
  readonly isWide: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Panel({ isWide, title, onClose, children }: PanelProps) {
  if (!isWide)
    return (
      <Dialog open kind="sheet" title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
        {children}
      </Dialog>
    );
  return (
    <section className={layout.panel} aria-label={title}>
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        <IconButton label="Close" icon={<CrossIcon small />} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
