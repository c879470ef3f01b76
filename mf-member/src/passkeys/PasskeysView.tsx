import type { Passkey } from '@storefront/api/entities/passkey';
import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import {
  passkeyAdded,
  passkeyQuestion,
  passkeyRemoved,
  passkeyRenamed,
  passkeyUnsupported,
} from '@storefront/messages/account';
import { fill } from '@storefront/messages/fill';
import { canUsePasskeys } from '@storefront/passkeys/can-use-passkeys';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { PlusIcon } from '@storefront/ui/icons/plus';
import { showToast } from '@storefront/ui/show-toast';
import { useRef, useState } from 'react';
import styles from '../devices-page/DevicesPage.module.css';
import { failureText } from '../forms/failure-text';
import { removalText } from '../ways-to-log-in/removal-text';
import { PasskeyForm } from './PasskeyForm';
import { PasskeyRow } from './PasskeyRow';

interface PasskeysViewProps {
  readonly ways: WaysToLogIn;
  readonly onChange: (ways: WaysToLogIn) => void;
}

/** A member's passkeys, which can be made, renamed and removed. */
export function PasskeysView({ ways: { passkeys, hasPassword }, onChange }: PasskeysViewProps) {
  const { api } = usePageContext();
  const [isAdding, setAdding] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const top = useRef<HTMLDivElement>(null);

  const done = (ways: WaysToLogIn, text: string) => {
    onChange(ways);
    showToast({ text });
    // What was pressed is gone.
    top.current?.focus();
  };
  const change = async (
    send: () => Promise<{ ok: true; data: WaysToLogIn } | { ok: false; error: { code: string } }>,
    text: string,
  ) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const reply = await send();
      if (reply.ok) done(reply.data, text);
      else showToast({ text: removalText(reply.error) });
    } catch (failure) {
      showToast({ text: failureText(failure) });
    }
    setBusy(false);
  };
  const rename = ({ passkeyId }: Passkey, name: string) =>
    change(() => api.call('POST /member/passkey-rename', { body: { passkeyId, name } }), fill(passkeyRenamed, name));
  const remove = async ({ passkeyId, name }: Passkey) => {
    const { askQuestion } = await import('../question-dialog/ask-question');
    const agreed = await askQuestion({
      title: `Remove ${name}?`,
      question: fill(passkeyQuestion, name),
      confirmLabel: 'Remove the passkey',
      cancelLabel: 'Keep it',
    });
    if (!agreed) return;
    const body = { passkeyId };
    await change(() => api.call('POST /member/passkey-remove', { body }), fill(passkeyRemoved, name));
  };
  const added = (ways: WaysToLogIn) => {
    setAdding(false);
    done(ways, fill(passkeyAdded, ways.passkeys.at(-1)?.name ?? ''));
  };

  return (
    <div ref={top} tabIndex={-1} className={styles.devices}>
      <h3>Passkeys</h3>
      <p className="sf-muted">Log in with your fingerprint, face or screen lock, without a password.</p>
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.passkeyId}
              passkey={passkey}
              isBusy={isBusy}
              onRename={(name) => rename(passkey, name)}
              onRemove={() => void remove(passkey)}
            />
          ))}
        </ul>
      )}
      {!canUsePasskeys() && <p>{passkeyUnsupported}</p>}
      {canUsePasskeys() && !isAdding && (
        <div>
          <Button kind="quiet" icon={<PlusIcon />} onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </div>
      )}
      {isAdding && <PasskeyForm hasPassword={hasPassword} onAdded={added} onCancel={() => setAdding(false)} />}
    </div>
  );
}
