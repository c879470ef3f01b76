import type { OperatorRole } from '@storefront/api/entities/operator';
import type { Order } from '@storefront/api/entities/order';
import type { MoneyOptions } from '@storefront/money/currency-format';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { SelectField } from '@storefront/ui/select-field';
import { TextField } from '@storefront/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import layout from '../frame/Layout.module.css';
import { refundableOf } from './line-outcome';
import { type RefundChoice, refundBody } from './refund-choice';
import { goodwillLeft, refundButton, refundProblem } from './refund-texts';

const REASONS = ['Damaged', 'Poor quality', 'Missing from the bags', 'Wrong item', 'Late', 'Goodwill'];
const EMPTY: RefundChoice = { kind: 'line', quantity: 1, amount: '', reason: '' };

export interface RefundPanelProps {
  readonly order: Order;
  readonly role: OperatorRole;
  readonly money: MoneyOptions;
  readonly onRefunded: (order: Order) => void;
}

/** Gives back a part of what the order took. The button says how much and to what. */
export function RefundPanel({ order, role, money, onRefunded }: RefundPanelProps) {
  const { api, business } = usePageContext();
  const [choice, setChoice] = useState(EMPTY);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ kind: 'success' | 'danger'; text: string }>();
  // One intention has one key, so that a repeated press after a lost reply refunds once.
  const idempotencyKey = useRef(crypto.randomUUID());
  const change = (changes: Partial<RefundChoice>) => {
    idempotencyKey.current = crypto.randomUUID();
    setChoice({ ...choice, ...changes });
  };
  const lines = order.lines.filter((line) => refundableOf(line) > 0);
  const line = lines.find(({ lineId }) => lineId === choice.lineId);
  const body = refundBody(order.businessOrderId, choice, money.currency ?? business.currency);
  const limit = goodwillLeft(role, order);
  const isAboveLimit = limit !== undefined && choice.kind === 'goodwill' && (body?.amount ?? 0) > limit;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!body || isBusy || isAboveLimit) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const reply = await api.call('POST /admin/order-refund', { body, idempotencyKey: idempotencyKey.current });
      if (!reply.ok) return setSaid({ kind: 'danger', text: refundProblem(reply.error.code) });
      change(EMPTY);
      setSaid({ kind: 'success', text: 'Refunded. The shopper gets an e-mail.' });
      onRefunded(reply.data);
    } catch {
      setSaid({ kind: 'danger', text: refundProblem('') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={layout.panel} aria-label="Refund">
      <h2>Refund</h2>
      {said && (
        <Notice kind={said.kind} role={said.kind === 'danger' ? 'alert' : 'status'}>
          {said.text}
        </Notice>
      )}
      <form className="sf-stack" onSubmit={submit} noValidate>
        <SelectField
          label="What"
          value={choice.kind === 'line' ? `line ${choice.lineId ?? ''}` : choice.kind}
          options={[
            { value: 'line ', label: 'Choose a line' },
            ...lines.map(({ lineId, name }) => ({ value: `line ${lineId}`, label: name })),
            { value: 'delivery', label: 'The delivery' },
            { value: 'goodwill', label: 'An amount as goodwill' },
          ]}
          onChange={({ target }) => {
            const [kind, id] = target.value.split(' ');
            change({ kind: kind as RefundChoice['kind'], lineId: id ? Number(id) : undefined, quantity: 1 });
          }}
        />
        {line && refundableOf(line) > 1 && (
          <SelectField
            label="How many"
            value={String(choice.quantity)}
            options={Array.from({ length: refundableOf(line) }, (_, more) => ({
              value: String(more + 1),
              label: String(more + 1),
            }))}
            onChange={({ target }) => change({ quantity: Number(target.value) })}
          />
        )}
        {choice.kind === 'goodwill' && (
          <TextField
            label="Amount"
            hint={limit !== undefined && `You may give ${formatMoney(limit, money)} for this order, a manager more.`}
            error={isAboveLimit && 'Ask a manager to give this much.'}
            inputMode="decimal"
            value={choice.amount}
            onChange={({ target }) => change({ amount: target.value })}
          />
        )}
        <SelectField
          label="Reason"
          value={choice.reason}
          placeholder="Choose a reason"
          options={REASONS.map((value) => ({ value, label: value }))}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <Button type="submit" busy={isBusy} aria-disabled={!body || isAboveLimit || undefined} wide>
          {refundButton(body, order, money)}
        </Button>
      </form>
    </section>
  );
}
