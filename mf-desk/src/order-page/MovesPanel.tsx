import type { OperatorRole } from '@storefront/api/entities/operator';
import type { Order } from '@storefront/api/entities/order';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { TextField } from '@storefront/ui/text-field';
import { useState } from 'react';
import layout from '../frame/Layout.module.css';
import { type Move, movesOf } from './moves';

/** As many characters as the reason of a move may have. */
const REASON_MAX_LENGTH = 200;

export interface MovesPanelProps {
  readonly order: Order;
  readonly role: OperatorRole;
  /** The operator has given a PIN and no password. */
  readonly hasPinOnly: boolean;
  readonly onMoved: (order: Order) => void;
}

/** The steps that the operator can take with the order. What cannot be undone asks for a reason first. */
export function MovesPanel({ order, role, hasPinOnly, onMoved }: MovesPanelProps) {
  const { api } = usePageContext();
  const [asked, setAsked] = useState<Move>();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const moves = movesOf(order, role, hasPinOnly);
  if (moves.length === 0) return null;
  const take = async (move: Move) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = {
        businessOrderId: order.businessOrderId,
        status: move.to,
        ...(reason.trim() && { note: reason.trim() }),
      };
      const reply = await api.call('POST /admin/order-transition', { body });
      if (!reply.ok) return setProblem(problemText(reply.error.code));
      setAsked(undefined);
      setReason('');
      onMoved(reply.data);
    } catch {
      setProblem('The step could not be sent. Check the connection and try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={layout.panel} aria-label="Next steps">
      <h2>Next steps</h2>
      {problem && (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      {asked ? (
        <form
          className="sf-stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim()) take(asked);
          }}
        >
          <TextField
            label={`Why? The shopper is told that: ${asked.label.toLowerCase()}`}
            value={reason}
            required
            maxLength={REASON_MAX_LENGTH}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit" kind="danger" busy={isBusy}>
            {asked.label}
          </Button>
          <Button kind="quiet" onClick={() => setAsked(undefined)}>
            Back
          </Button>
        </form>
      ) : (
        moves.map((move) => (
          <Button
            key={move.to}
            kind={move.isFinal ? 'quiet' : 'primary'}
            busy={isBusy}
            onClick={() => (move.isFinal ? setAsked(move) : take(move))}
          >
            {move.label}
          </Button>
        ))
      )}
    </section>
  );
}

const problemText = (code: string): string =>
  code === 'illegal_transition'
    ? 'Somebody else has moved the order meanwhile. Load the page again.'
    : 'The step was refused. Load the page again to see the order as it is now.';
