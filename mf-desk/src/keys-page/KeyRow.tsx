import type { ApiKey } from '@storefront/api/entities/api-key';
import { currentTime } from '@storefront/bus/current-time';
import { dateLabel, dayLabel, timeLabel } from '@storefront/dates/plain';
import { Button } from '@storefront/ui/button';
import layout from '../frame/Layout.module.css';
import { scopeTexts } from './scope-texts';

export interface KeyRowProps {
  readonly apiKey: ApiKey;
  readonly isOpen: boolean;
  readonly onRevoke: () => void;
}

/** One key: what it may do, where, and when it was last used. */
export function KeyRow({ apiKey, isOpen, onRevoke }: KeyRowProps) {
  const { name, scopes, stores, createdBy, createdAt } = apiKey;
  return (
    <li className={layout.row}>
      <div>
        <b>{name}</b>
        <p>{scopes.map((scope) => scopeTexts[scope]).join('. ')}.</p>
        <p className={layout.small}>
          {stores ? `Only ${stores.map(({ slug }) => slug).join(', ')}` : 'All stores'}. Made by {createdBy},{' '}
          {dateLabel(new Date(createdAt))}.
        </p>
        <p className={layout.small}>{useText(apiKey)}</p>
      </div>
      {isOpen && (
        <Button kind="quiet" onClick={onRevoke}>
          Revoke
          <span className="sf-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
}

/** When a key was last used and until when it works, or since when it does not. */
function useText({ lastUsedAt, expiresAt, revokedAt }: ApiKey): string {
  const now = currentTime();
  const at = (instant: string) => `${dayLabel(new Date(instant), now)}, ${timeLabel(new Date(instant))}`;
  if (revokedAt) return `Revoked ${at(revokedAt)}.`;
  const used = lastUsedAt ? `Last used ${at(lastUsedAt)}.` : 'Never used.';
  if (!expiresAt) return used;
  return `${used} ${Date.parse(expiresAt) > now ? 'Works until' : 'Ended'} ${dateLabel(new Date(expiresAt))}.`;
}
