import type { DeskOperator } from '@storefront/api/entities/desk/desk-operator';
import type { DeliveryRun, DriveStop } from '@storefront/api/entities/desk/drive';
import type { BodyOf } from '@storefront/api/operation-types';
import { currentTime } from '@storefront/bus/current-time';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deskPaths } from '../navigation/desk-paths';
import { failureOf } from '../navigation/read-desk';
import { useLogIn } from '../navigation/use-log-in';
import { type DriveAction, driveActions, type StopAction, sendStopAction } from '../offline/drive-action';
import { keepWork } from '../offline/kept-work';
import { useActionQueue } from '../offline/use-action-queue';
import { withActions } from './model/with-actions';

/** Times move on, and a manager may end an order meanwhile. */
const RELOAD_MS = 60_000;

/** How an order was delivered, and why one was not. */
export type Delivery = Omit<BodyOf<'POST /desk/drive-delivered'>, 'businessOrderId' | 'doneAt'>;
export type NotDelivery = Omit<BodyOf<'POST /desk/drive-not-delivered'>, 'businessOrderId' | 'doneAt'>;

/** A run with what its driver has done, sent or not. */
export function useDriving(operator: DeskOperator, first: DeliveryRun | null) {
  const { api } = usePageContext();
  const logIn = useLogIn(deskPaths.drive);
  const [stored, setRun] = useState(first);
  /** Counts the runs that were taken: a read that began before the last one is out of date. */
  const taken = useRef(0);
  const takeRun = useCallback(
    (run: DeliveryRun | null) => {
      taken.current += 1;
      keepWork('run', operator, run);
      setRun(run);
    },
    [operator],
  );
  const queue = useActionQueue<DriveAction, { run: DeliveryRun | null }>(operator.operatorId, driveActions, {
    send: (action) => sendStopAction(api, action),
    // Replies to what was sent for an earlier run have the run of now, or none.
    onSent: ({ run }) => takeRun(run),
    onRefused: () => void reload(),
    onLogIn: logIn,
  });
  const reload = useCallback(async () => {
    const before = taken.current;
    try {
      const reply = await api.call('POST /desk/drive-run', { body: {} });
      if (reply.ok && taken.current === before) takeRun(reply.data.run);
    } catch (thrown) {
      // What is shown stays; each call of the driver says by itself if there is no connection.
      if (failureOf(thrown).kind === 'log-in') logIn();
    }
  }, [api, logIn, takeRun]);
  useEffect(() => keepWork('run', operator, first), [operator, first]);
  const isDriving = stored !== null;
  useEffect(() => {
    if (!isDriving) return;
    const timer = setInterval(() => void reload(), RELOAD_MS);
    return () => clearInterval(timer);
  }, [isDriving, reload]);

  const at = ({ businessOrderId }: DriveStop) => ({ businessOrderId, doneAt: new Date(currentTime()).toISOString() });
  const add = (stop: DriveStop, action: StopAction): void => {
    const shown = { number: stop.number };
    void queue.add([{ ...action, id: crypto.randomUUID(), at: Date.now(), shown }]);
  };
  const waiting = queue.actions.filter(({ refusal }) => refusal === undefined);
  return {
    /** Null without a run. */
    run: stored && withActions(stored, waiting),
    /** As commerce-api has it. */
    stored,
    takeRun,
    reload,
    waiting,
    refused: queue.actions.filter(({ refusal }) => refusal !== undefined),
    isCutOff: queue.isCutOff,
    isKept: queue.isKept,
    lost: queue.lost,
    forgetLost: queue.forgetLost,
    arrive: (stop: DriveStop): void => add(stop, { kind: 'arrived', body: at(stop) }),
    deliver: (stop: DriveStop, how: Delivery): void => add(stop, { kind: 'delivered', body: { ...at(stop), ...how } }),
    fail: (stop: DriveStop, why: NotDelivery): void =>
      add(stop, { kind: 'not_delivered', body: { ...at(stop), ...why } }),
    drop: ({ id }: DriveAction): void => queue.drop(id),
    sendWaiting: queue.send,
  };
}

export type DrivingState = ReturnType<typeof useDriving>;
