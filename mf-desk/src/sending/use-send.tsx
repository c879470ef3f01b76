import { Notice } from '@storefront/ui/notice';
import { type ReactNode, useState } from 'react';

type Reply<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: { code: string } };

const PROBLEMS: Readonly<Record<string, string>> = {
  complaint_decided: 'Somebody else has decided this meanwhile. Load the page again.',
  customer_block_not_found: 'Somebody else has lifted the block meanwhile.',
  customer_not_found: 'This person’s data was erased meanwhile.',
  customer_note_not_found: 'The note was deleted meanwhile.',
  customer_notes_full: 'There are 100 notes about this person. Delete some that are no longer true.',
  customer_is_guest: 'A guest changes their order in the browser that placed it.',
  email_needs_login: 'There is an account with this e-mail address. Find the person by it.',
  invalid_phone_number: 'The phone number is not valid.',
  mail_limit_reached: 'This was sent three times in a day. Check the address with the person.',
  order_mail_missing: 'This order has no such e-mail.',
  nothing_captured: 'Nothing was taken for this order yet, so nothing can be given back.',
  operator_password_needed: 'Log in with your password for this.',
  order_not_amendable: 'The store has begun with this order, or its time is too near to change it.',
  payment_in_progress: 'The shopper is paying right now. Load the page again in a minute.',
  payment_link_changed: 'The order has changed since the link was sent. Order again, and send a new one.',
  payment_link_ended: 'The link was paid, withdrawn or has ended meanwhile. Load the page again.',
  payment_link_invalid: 'The link is gone. Load the page again.',
  validation_failed: 'Check the name, the e-mail address and the phone number.',
  refund_too_high: 'Less than that is left of the order.',
  refund_only_whole: 'This order can only be refunded as a whole.',
};

/** Why a step was refused, in words. */
const problemText = (code: string): string => PROBLEMS[code] ?? 'The step was refused. Load the page again.';

/**
 * Sends a step of the desk and says how it ended, beside where it was pressed.
 * @returns `send`, which takes what to do with the reply and what to say then; whether it is on its way; the words
 */
export function useSend() {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly kind: 'success' | 'danger'; readonly text: string }>();
  async function send<T>(call: () => Promise<Reply<T>>, done: (data: T) => string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const reply = await call();
      setSaid(
        reply.ok
          ? { kind: 'success', text: done(reply.data) }
          : { kind: 'danger', text: problemText(reply.error.code) },
      );
    } catch {
      setSaid({ kind: 'danger', text: 'It could not be sent. Check the connection and try again.' });
    } finally {
      setBusy(false);
    }
  }
  const words: ReactNode = said && (
    <Notice kind={said.kind} role={said.kind === 'danger' ? 'alert' : 'status'}>
      {said.text}
    </Notice>
  );
  return { send, isBusy, words };
}
