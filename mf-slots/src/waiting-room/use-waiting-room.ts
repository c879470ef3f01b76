import { SECOND_MS } from '@storefront/api/durations';
import type { WaitingRoom } from '@storefront/api/entities/waiting-room';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState } from 'react';
import { focusPageIfLost } from '../slots/focus-page-if-lost';

/** A place in the queue, and the place that it began with; undefined for who has never waited. */
interface Waiting {
  readonly room: WaitingRoom | undefined;
  readonly firstPlace: number | undefined;
}

/**
 * Keeps a place in the queue up to date while the shopper waits.
 * @param given what the list of slots says of it
 * @param onEnd called when the shopper no longer waits: the slots have changed meanwhile
 */
export function useWaitingRoom(given: WaitingRoom | undefined, onEnd: () => void): Waiting {
  const { api } = usePageContext();
  const [room, setRoom] = useState(given);
  const [firstPlace, setFirstPlace] = useState<number>();
  useEffect(() => setRoom(given), [given]);
  const isWaiting = room?.state === 'waiting';
  // The time that was tapped has left.
  useEffect(() => {
    if (isWaiting) focusPageIfLost();
  }, [isWaiting]);
  useEffect(() => {
    if (isWaiting) setFirstPlace((before) => before ?? room?.place ?? undefined);
  }, [isWaiting, room]);
  useEffect(() => {
    if (!isWaiting || !room) return;
    const ask = async () => {
      const basketToken = shared.basket.get()?.basketToken;
      if (!basketToken) return;
      try {
        const reply = await api.call('POST /slots/waiting-room', { body: { basketToken } });
        if (!reply.ok) return onEnd();
        setRoom(reply.data);
        if (reply.data.state !== 'waiting') onEnd();
      } catch {
        // Asked again after the same time: a place is kept for two minutes.
        setRoom({ ...room });
      }
    };
    const timer = setTimeout(() => void ask(), room.checkAfterSeconds * SECOND_MS);
    return () => clearTimeout(timer);
  }, [api, isWaiting, room, onEnd]);
  return { room, firstPlace };
}
