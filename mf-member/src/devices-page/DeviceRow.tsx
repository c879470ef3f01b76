import type { MemberSession } from '@storefront/api/entities/member-session';
import { dateLabel, timeLabel } from '@storefront/dates/plain';
import { Badge } from '@storefront/ui/badge';
import { TextButton } from '@storefront/ui/text-link';
import styles from './DevicesPage.module.css';

interface DeviceRowProps {
  readonly session: MemberSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

const moment = (instant: string) => `${dateLabel(new Date(instant))}, ${timeLabel(new Date(instant))}`;

export function DeviceRow({ session, isBusy, onEnd }: DeviceRowProps) {
  const { device, startedAt, lastUsedAt, isCurrent } = session;
  const name = device ?? 'Unknown device';
  return (
    <li className={styles.device}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isCurrent && <Badge kind="good">This device</Badge>}
        </p>
        <p className="sf-muted">Last used {moment(lastUsedAt)}</p>
        <p className="sf-muted">Logged in {moment(startedAt)}</p>
      </div>
      {!isCurrent && (
        <TextButton
          aria-label={`Log out ${name}, last used ${moment(lastUsedAt)}`}
          aria-disabled={isBusy || undefined}
          onClick={onEnd}
        >
          Log out
        </TextButton>
      )}
    </li>
  );
}
