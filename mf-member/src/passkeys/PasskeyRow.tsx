import { PASSKEY_NAME_MAX_LENGTH } from '@storefront/api/constants';
import type { Passkey } from '@storefront/api/entities/passkey';
import { dateLabel } from '@storefront/dates/plain';
import { Badge } from '@storefront/ui/badge';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { TextButton } from '@storefront/ui/text-link';
import { useState } from 'react';
import styles from '../devices-page/DevicesPage.module.css';
import formStyles from '../forms/Form.module.css';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => Promise<void>;
  readonly onRemove: () => void;
}

/** A passkey, which can be renamed and removed. */
export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const { name, host, addedAt, lastUsedAt, isBackedUp } = passkey;
  const [typed, setTyped] = useState<string>();
  if (typed !== undefined)
    return (
      <li className={styles.device}>
        <form
          className={`${formStyles.form} ${styles.words}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim()) void onRename(typed.trim()).then(() => setTyped(undefined));
          }}
        >
          <TextField
            label="Name of the passkey"
            value={typed}
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            required
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className={formStyles.actions}>
            <Button type="submit" busy={isBusy}>
              Save name
            </Button>
            <Button kind="quiet" onClick={() => setTyped(undefined)}>
              Cancel
            </Button>
          </div>
        </form>
      </li>
    );
  return (
    <li className={styles.device}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isBackedUp && <Badge>On all your devices</Badge>}
        </p>
        <p className="sf-muted">For {host}</p>
        <p className="sf-muted">
          Added {dateLabel(new Date(addedAt))}
          {lastUsedAt ? `, last used ${dateLabel(new Date(lastUsedAt))}` : ', not used yet'}
        </p>
      </div>
      <div className={styles.buttons}>
        <TextButton aria-label={`Rename ${name}`} onClick={() => setTyped(name)}>
          Rename
        </TextButton>
        <TextButton aria-label={`Remove ${name}`} aria-disabled={isBusy || undefined} onClick={onRemove}>
          Remove
        </TextButton>
      </div>
    </li>
  );
}
