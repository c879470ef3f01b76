import type { BodyOf } from '@storefront/api/operation-types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { TextField } from '@storefront/ui/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSend } from '../../sending/use-send';

type Whom = Omit<BodyOf<'POST /desk/assisted-visit-begin'>, 'reason'>;

/** As many characters as the reason may have. */
const REASON_MAX_LENGTH = 200;

export interface VisitFormProps {
  readonly label: string;
  /** For whom, or whose order; undefined while that is not typed in full. */
  readonly whom: Whom | undefined;
  /** Fields before the reason. */
  readonly children?: ReactNode;
}

/** Asks why, which is recorded, and opens the shop in a new tab in the name of a shopper. */
export function VisitForm({ label, whom, children }: VisitFormProps) {
  const { api } = usePageContext();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { send, isBusy, words } = useSend();
  /** The address of the shop, while a link of the same person waits. */
  const [heldBack, setHeldBack] = useState<string>();
  const isReady = whom !== undefined && reason.trim() !== '';
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (!whom || !isReady) return;
    // Opened at the press of the button: later the browser would take it for a pop-up.
    const tab = window.open('', '_blank');
    setHeldBack(undefined);
    void send(
      async () => {
        const reply = await api
          .call('POST /desk/assisted-visit-begin', { body: { ...whom, reason: reason.trim() } })
          .catch((error: unknown) => {
            tab?.close();
            throw error;
          });
        if (!reply.ok || reply.data.hasWaitingLink) tab?.close();
        else if (tab) {
          // The shop's page must not reach back to the desk.
          tab.opener = null;
          tab.location.replace(reply.data.url);
        } else location.assign(reply.data.url);
        return reply;
      },
      ({ hasWaitingLink, url }) => {
        setAsking(false);
        setReason('');
        if (hasWaitingLink) setHeldBack(url);
        return 'The shop is open in a new tab. Press Start the order there within a minute.';
      },
    );
  };
  return (
    <>
      {heldBack ? <LinkWaits url={heldBack} /> : words}
      {!isAsking && (
        <Button kind="quiet" wide onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
      {isAsking && (
        <form className="sf-stack" onSubmit={begin}>
          {children}
          <TextField
            autoFocus={!children}
            label="Why? It is recorded"
            value={reason}
            required
            maxLength={REASON_MAX_LENGTH}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit" wide busy={isBusy} aria-disabled={!isReady || undefined}>
            Open the shop
          </Button>
          <Button kind="quiet" wide onClick={() => setAsking(false)}>
            Back
          </Button>
        </form>
      )}
    </>
  );
}

/** A second link would be paid as well as the first: the operator withdraws that one, or knows that both are wanted. */
function LinkWaits({ url }: { url: string }) {
  return (
    <>
      <Notice kind="warning" role="status">
        A payment link for this person waits already. Withdraw it under Waiting for payment and begin again, or order as
        well: then both can be paid.
      </Notice>
      <LinkButton kind="quiet" wide href={url} target="_blank" rel="noreferrer">
        Open the shop all the same
      </LinkButton>
    </>
  );
}
