import { DEAL_ITEMS_MAX, DESK_SEARCH_MAX_LENGTH } from '@storefront/api/constants';
import type { ReplyOf } from '@storefront/api/operation-types';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { CrossIcon } from '@storefront/ui/icons/cross';
import { TextField } from '@storefront/ui/text-field';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { type DeskFailure, readDesk } from '../navigation/read-desk';
import styles from './ItemsChoice.module.css';

type Found = ReplyOf<'POST /desk/deal-items'>['items'];
export type ChosenItem = Found[number];

export interface ItemsChoiceProps {
  readonly chosen: readonly ChosenItem[];
  readonly currency: string;
  readonly error?: string | undefined;
  readonly onChange: (chosen: readonly ChosenItem[]) => void;
}

/** Chooses the items of a deal, which are searched by name. */
export function ItemsChoice({ chosen, currency, error, onChange }: ItemsChoiceProps) {
  const { api } = usePageContext();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const search = useRef<HTMLInputElement>(null);
  const read = useCallback(
    (signal: AbortSignal) =>
      readDesk<{ readonly kind: 'read'; readonly items: Found } | DeskFailure>(async () => {
        const reply = await api.call('POST /desk/deal-items', { body: { text }, signal });
        return reply.ok ? { kind: 'read', items: reply.data.items } : { kind: 'failed' };
      }),
    [api, text],
  );
  const [reading] = useRead<{ readonly kind: 'read'; readonly items: Found } | DeskFailure>(text ? read : undefined);
  const ids = new Set(chosen.map(({ menuItemId }) => menuItemId));
  const found = reading.kind === 'read' && text ? reading.items.filter(({ menuItemId }) => !ids.has(menuItemId)) : [];
  // The button that was pressed goes, so the focus goes on to the search.
  const change = (items: readonly ChosenItem[]) => {
    onChange(items);
    search.current?.focus();
  };
  return (
    <div className="sf-stack">
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Items of the deal">
          {chosen.map((item) => (
            <li key={item.menuItemId}>
              <button
                type="button"
                onClick={() => change(chosen.filter(({ menuItemId }) => menuItemId !== item.menuItemId))}
              >
                <span className="sf-hidden">Remove </span>
                {item.name} {formatMoney(item.price, { currency })} <CrossIcon small />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        ref={search}
        label="Add items"
        type="search"
        hint="Part of a name, such as strawberries"
        error={error}
        autoComplete="off"
        maxLength={DESK_SEARCH_MAX_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter in a search must not send the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="sf-muted">
        {text && reading.kind === 'read' && found.length === 0 && 'No other item has this in its name.'}
        {text && reading.kind === 'failed' && 'The search failed. Check the connection.'}
      </p>
      {found.length > 0 && chosen.length < DEAL_ITEMS_MAX && (
        <ul className={styles.found} aria-label="Found items">
          {found.map((item) => (
            <li key={item.menuItemId}>
              <button type="button" onClick={() => change([...chosen, item])}>
                <span className="sf-hidden">Add </span>
                {item.name} {formatMoney(item.price, { currency })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
