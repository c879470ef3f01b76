import type { DeskOperator } from '@storefront/api/entities/desk/desk-operator';
import type { PickList } from '@storefront/api/entities/desk/pick-list';
import type { ReplyOf } from '@storefront/api/operation-types';
import { currentTime } from '@storefront/bus/current-time';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback, useEffect, useState } from 'react';
import { deskPaths } from '../../navigation/desk-paths';
import { failureOf } from '../../navigation/read-desk';
import { useLogIn } from '../../navigation/use-log-in';
import { useStoreChanges } from '../../navigation/use-store-changes';
import { keepWork } from '../../offline/kept-work';
import { type PickDecision, pickDecisions } from '../../offline/pick-decision';
import { sendAction } from '../../offline/send-action';
import { useActionQueue } from '../../offline/use-action-queue';
import { type Choice, decisionOf, withDecisions, withLine } from '../model/decide';

/** A batch with what its picker has decided, sent or not. */
export function usePicking(operator: DeskOperator, first: PickList | null, isKept: boolean) {
  const { api } = usePageContext();
  const logIn = useLogIn(deskPaths.pick);
  const [stored, setBatch] = useState(first);
  useEffect(() => keepWork('batch', operator, stored), [operator, stored]);
  /** What the last press decided, which can be undone. */
  const [last, setLast] = useState<readonly Choice[]>([]);

  const reload = useCallback(async () => {
    try {
      const reply = await api.call('POST /desk/pick-list', { body: {} });
      if (reply.ok) setBatch(reply.data.batch);
    } catch (thrown) {
      // What is shown stays; each call of the picker says by itself if there is no connection.
      if (failureOf(thrown).kind === 'log-in') logIn();
    }
  }, [api, logIn]);
  useStoreChanges(stored?.storeId, reload);
  /** Of which items something came in after the picker found nothing left: they stay on sale. */
  const [stayed, setStayed] = useState<readonly string[]>([]);
  const queue = useActionQueue<PickDecision, ReplyOf<'POST /desk/pick-line'>>(operator.operatorId, pickDecisions, {
    send: ({ id, body }) => sendAction(() => api.call('POST /desk/pick-line', { body, idempotencyKey: id })),
    onSent: ({ staysOnSale, ...line }) => {
      if (staysOnSale) setStayed((before) => [...new Set([...before, line.name])]);
      setBatch((before) => before && withLine(before, line));
    },
    onRefused: () => void reload(),
    onLogIn: logIn,
  });
  const waiting = queue.actions.filter(({ refusal }) => refusal === undefined);
  const add = (choices: readonly Choice[]) => {
    if (stored)
      void queue.add(choices.map((one) => decisionOf(one, stored.batchId, crypto.randomUUID(), currentTime())));
  };

  return {
    /** Null without a batch. */
    batch: stored && withDecisions(stored, queue.actions),
    /** As commerce-api has it. */
    stored,
    /** The batch after an order was finished, given back or taken: nothing of the former one can be undone. */
    takeBatch(next: PickList | null): void {
      setBatch(next);
      setLast([]);
    },
    reload,
    waiting,
    refused: queue.actions.filter(({ refusal }) => refusal !== undefined),
    isCutOff: queue.isCutOff || (isKept && stored === first),
    isKept: queue.isKept,
    lost: queue.lost,
    forgetLost: queue.forgetLost,
    last,
    /** Until the next decision. */
    stayed,
    decide(choices: readonly Choice[]): void {
      setLast(choices);
      setStayed([]);
      add(choices);
    },
    undo(): void {
      add(last.map(({ line }) => ({ line, picked: null })));
      setLast([]);
    },
    /** Sends a refused decision again, as made now. */
    keepMine({ id, ...decision }: PickDecision): void {
      const decidedAt = new Date(currentTime()).toISOString();
      const { refusal: _refusal, ...mine } = decision;
      // The shelf was looked at then, not now.
      const { offSale: _offSale, ...body } = decision.body;
      void queue.add([{ ...mine, id: crypto.randomUUID(), at: Date.now(), body: { ...body, decidedAt } }]);
    },
    drop: ({ id }: PickDecision): void => queue.drop(id),
  };
}

export type PickingState = ReturnType<typeof usePicking>;
