import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPickQueue, type PickQueue, type PickQueueServices, type PickQueueState } from './pick-queue';

/** A device may believe that it is online and reach nothing: what waits is tried again this often. */
const RETRY_MS = 15_000;

/** An operator's queue. It sends what a former visit left, and tries again when the connection is back. */
export function usePickQueue(
  operatorId: number,
  services: PickQueueServices,
): PickQueueState & Pick<PickQueue, 'add' | 'drop' | 'send'> {
  const latest = useRef(services);
  latest.current = services;
  const [queue] = useState(() =>
    createPickQueue(operatorId, {
      send: (decision) => latest.current.send(decision),
      onLine: (line) => latest.current.onLine(line),
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
  return { ...state, add: (decisions) => queue.add(decisions), drop: queue.drop, send: () => queue.send() };
}
