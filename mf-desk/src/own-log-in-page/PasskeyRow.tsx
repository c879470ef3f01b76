import { PASSKEY_NAME_MAX_LENGTH } from '@storefront/api/constants';
import type { Passkey } from '@storefront/api/entities/passkey';
import { dateLabel } from '@storefront/dates/plain';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { useState } from 'react';
import { momentLabel } from '../calendar/moment-label';
import layout from '../frame/Layout.module.css';

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  /** @returns whether it was renamed */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** One passkey: where it works and when it was last used. */
export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const { name, host, isBackedUp } = passkey;
  const [typed, setTyped] = useState<string>();
  const [wasCancelled, setCancelled] = useState(false);
  const begin = () => {
    setCancelled(false);
    setTyped(name);
  };
  if (typed !== undefined)
    return (
      <li className={layout.row}>
        <form
          className="sf-stack"
          aria-label={`Rename ${name}`}
          onSubmit={async (event) => {
            event.preventDefault();
            if (typed.trim() && (await onRename(typed.trim()))) setTyped(undefined);
          }}
        >
          <TextField
            label="Name of the passkey"
            value={typed}
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            autoComplete="off"
            required
            autoFocus
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className={layout.actions}>
            <Button type="submit" busy={isBusy}>
              Save name
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                setTyped(undefined);
                setCancelled(true);
              }}
            >
              Cancel
            </Button>
          </div>
        </form>
      </li>
    );
  return (
    <li className={layout.row}>
      <div>
        <b>{name}</b>
        <p className={layout.small}>{timesText(passkey)}</p>
        <p className={layout.small}>
          {host}. {isBackedUp ? 'Copied to your other devices.' : 'On one device only.'}
        </p>
      </div>
      <div className={layout.actions}>
        <Button kind="quiet" autoFocus={wasCancelled} onClick={begin}>
          Rename
          <span className="sf-hidden"> {name}</span>
        </Button>
        <Button kind="quiet" onClick={onRemove}>
          Remove
          <span className="sf-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** When a passkey was added and last used. */
function timesText({ addedAt, lastUsedAt }: Passkey): string {
  const added = `Added ${dateLabel(new Date(addedAt))}`;
  if (!lastUsedAt) return `${added}, not used yet.`;
  return `${added}, last used ${momentLabel(lastUsedAt)}.`;
}
