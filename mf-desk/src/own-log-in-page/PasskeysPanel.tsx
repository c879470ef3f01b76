import type { OperatorLogIn } from '@storefront/api/entities/desk/operator-log-in';
import type { Passkey } from '@storefront/api/entities/passkey';
import { passkeyUnsupported } from '@storefront/messages/account';
import { canUsePasskeys } from '@storefront/passkeys/can-use-passkeys';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { ConfirmDialog } from '@storefront/ui/confirm-dialog';
import { PlusIcon } from '@storefront/ui/icons/plus';
import { useState } from 'react';
import layout from '../frame/Layout.module.css';
import { AddPasskeyForm } from './AddPasskeyForm';
import type { Said } from './OwnLogInPage';
import { PasskeyRow } from './PasskeyRow';
import { ownLogInTexts as texts } from './texts';

export interface PasskeysPanelProps {
  readonly passkeys: readonly Passkey[];
  /** Says what was done; undefined while something is done. */
  readonly onSaid: (said: Said | undefined) => void;
}

type Reply = { readonly ok: true; readonly data: OperatorLogIn } | { readonly ok: false };

/** The operator's passkeys, which can be added, renamed and removed. */
export function PasskeysPanel({ passkeys: first, onSaid }: PasskeysPanelProps) {
  const { api } = usePageContext();
  const [passkeys, setPasskeys] = useState(first);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey>();
  const [isBusy, setBusy] = useState(false);
  const done = (now: OperatorLogIn, text: string) => {
    setPasskeys(now.passkeys);
    onSaid({ kind: 'success', text });
  };
  /** @returns whether it was done */
  const change = async (call: () => Promise<Reply>, text: string): Promise<boolean> => {
    if (isBusy) return false;
    onSaid(undefined);
    setBusy(true);
    try {
      const reply = await call();
      if (reply.ok) done(reply.data, text);
      else onSaid({ kind: 'danger', text: texts.gone });
      return reply.ok;
    } catch {
      onSaid({ kind: 'danger', text: texts.notSent });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const rename = ({ passkeyId }: Passkey, name: string) =>
    change(() => api.call('POST /desk/passkey-rename', { body: { passkeyId, name } }), texts.renamed(name));
  const remove = ({ passkeyId, name }: Passkey) =>
    change(() => api.call('POST /desk/passkey-remove', { body: { passkeyId } }), texts.removed(name));
  return (
    <section className={layout.panel} aria-label="Passkeys">
      <h2>Passkeys</h2>
      <p>
        Log in with your fingerprint, face or screen lock: without the password, and without the code that comes by
        e-mail.
      </p>
      {passkeys.length === 0 && <p className="sf-muted">You have no passkey yet.</p>}
      <ul aria-label="Your passkeys">
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.passkeyId}
            passkey={passkey}
            isBusy={isBusy}
            onRename={(name) => rename(passkey, name)}
            onRemove={() => setLeaving(passkey)}
          />
        ))}
      </ul>
      {!canUsePasskeys() && <p>{passkeyUnsupported}</p>}
      {canUsePasskeys() && !isAdding && (
        <div>
          <Button
            kind="quiet"
            icon={<PlusIcon />}
            onClick={() => {
              onSaid(undefined);
              setAdding(true);
            }}
          >
            Add a passkey
          </Button>
        </div>
      )}
      {isAdding && (
        <AddPasskeyForm
          onAdded={(now) => {
            setAdding(false);
            done(now, texts.added(now.passkeys.at(-1)?.name ?? ''));
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={`Remove ${leaving?.name}?`}
        question="You can no longer log in with it. Your password still works, and the passkey itself stays on your device until you delete it there."
        confirmLabel="Remove the passkey"
        cancelLabel="Keep it"
        danger
        onConfirm={() => {
          if (leaving) remove(leaving);
          setLeaving(undefined);
        }}
      />
    </section>
  );
}
