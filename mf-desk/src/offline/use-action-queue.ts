import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type ActionKind,
  type ActionQueue,
  type ActionQueueServices,
  type ActionQueueState,
  createActionQueue,
} from './action-queue';
import type { QueuedAction } from './stored-actions';

/** A device may believe that it is online and reach nothing: what waits is tried again this often. */
const RETRY_MS = 15_000;

/** An operator's queue. It sends what a former visit left, and tries again when the connection is back. */
export function useActionQueue<Action extends QueuedAction, Reply>(
  operatorId: number,
  kind: ActionKind<Action>,
  services: ActionQueueServices<Action, Reply>,
): ActionQueueState<Action> & Pick<ActionQueue<Action, Reply>, 'add' | 'drop' | 'forgetLost' | 'send'> {
  const latest = useRef(services);
  latest.current = services;
  const [queue] = useState(() =>
    createActionQueue<Action, Reply>(operatorId, kind, {
      send: (action) => latest.current.send(action),
      onSent: (reply) => latest.current.onSent(reply),
      onRefused: () => latest.current.onRefused(),
      onLogIn: () => latest.current.onLogIn(),
    }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  useEffect(() => {
    const send = () => void queue.send();
    send();
    addEventListener('online', send);
    const timer = setInterval(send, RETRY_MS);
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [queue]);
  return {
    ...state,
    add: (actions) => queue.add(actions),
    drop: queue.drop,
    forgetLost: queue.forgetLost,
    send: () => queue.send(),
  };
}
