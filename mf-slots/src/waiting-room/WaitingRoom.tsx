import type { WaitingRoom as Room } from '@storefront/api/entities/waiting-room';
import { fill } from '@storefront/messages/fill';
import {
  waitingRoom,
  waitingRoomIn,
  waitingRoomKeep,
  waitingRoomNext,
  waitingRoomPlace,
  waitingRoomSoon,
  waitingRoomWait,
} from '@storefront/messages/slots';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { Panel } from '@storefront/ui/panel';

/** Seconds after which a page without scripts loads itself again, which keeps the place. */
const RELOAD_SECONDS = 15;

const placeText = ({ place }: Room): string => (place === 1 ? waitingRoomNext : fill(waitingRoomPlace, String(place)));

function waitText({ waitSeconds }: Room): string {
  const minutes = Math.ceil((waitSeconds ?? 0) / 60);
  return minutes <= 1 ? waitingRoomSoon : fill(waitingRoomWait, `${minutes} minutes`);
}

/** The shopper's place in the queue, in place of the times. It changes without a sound: the page announces its turns. */
export function WaitingRoom({ room }: { room: Room }) {
  return (
    <Panel title={waitingRoom}>
      <p>
        <b className="sf-num">{placeText(room)}</b> {waitText(room)}
      </p>
      <p className="sf-muted">{waitingRoomKeep}</p>
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
      </noscript>
    </Panel>
  );
}

/** Said once the shopper's turn has come. */
export function YourTurn({ room, now }: { room: Room; now: Date }) {
  if (!room.passUntil) return null;
  const minutes = Math.max(1, Math.floor((Date.parse(room.passUntil) - now.getTime()) / 60_000));
  return (
    <Notice kind="success" icon={<CheckIcon />}>
      {fill(waitingRoomIn, String(minutes))}
    </Notice>
  );
}

/** What a screen reader hears: the first place, the last one, and the turn; not each step between. */
export function announcement(room: Room | undefined, first: number | undefined): string {
  if (room?.state === 'admitted' && first !== undefined) return fill(waitingRoomIn, '20');
  if (room?.state !== 'waiting' || first === undefined) return '';
  return room.place === 1 ? waitingRoomNext : fill(waitingRoomPlace, String(first));
}
