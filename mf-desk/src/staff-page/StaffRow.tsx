import type { DeskStore } from '@storefront/api/entities/desk/desk-operator';
import type { StaffMember } from '@storefront/api/entities/desk/staff-member';
import { EVERY_ROLE, type OperatorRole } from '@storefront/api/entities/operator';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, timeLabel } from '@storefront/dates/plain';
import { Button } from '@storefront/ui/button';
import { SelectField } from '@storefront/ui/select-field';
import { initials } from '../frame/initials';
import { roleNames } from '../frame/role-names';
import styles from './StaffPage.module.css';
import { StoresChoice } from './StoresChoice';

export interface StaffChanges {
  readonly role?: OperatorRole;
  /** Null: all stores. */
  readonly storeIds?: number[] | null;
}

export interface StaffRowProps {
  readonly member: StaffMember;
  readonly stores: readonly DeskStore[];
  /** Nobody takes their own rights by mistake. */
  readonly isSelf: boolean;
  readonly onChange: (changes: StaffChanges) => void;
  readonly onInvite: () => void;
  readonly onForget: () => void;
  readonly onRemove: () => void;
}

/** One person: role and stores, which can be changed in place. */
export function StaffRow({ member, stores, isSelf, onChange, onInvite, onForget, onRemove }: StaffRowProps) {
  const { name, email, role, isInvited } = member;
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <span className={styles.face} aria-hidden="true">
          {initials(name)}
        </span>
        <div>
          <b>{name}</b>
          {isSelf && ' (you)'}
          <p className={styles.small}>{email ?? 'With a key only'}</p>
          <p className={styles.small}>{lastSeen(member)}</p>
        </div>
      </div>
      <SelectField
        label={`Role of ${name}`}
        hideLabel
        value={role}
        disabled={isSelf}
        options={EVERY_ROLE.map((value) => ({ value, label: roleNames[value] }))}
        onChange={({ target }) => onChange({ role: target.value as OperatorRole })}
      />
      <StoresChoice
        of={name}
        stores={stores}
        chosen={member.stores?.map(({ storeId }) => storeId) ?? null}
        isLocked={isSelf}
        onChoose={(storeIds) => onChange({ storeIds })}
      />
      <div className={styles.steps}>
        {isInvited && (
          <Button kind="quiet" onClick={onInvite}>
            Send again
            <span className="sf-hidden"> the invitation of {name}</span>
          </Button>
        )}
        {!isSelf && email && !isInvited && (
          <Button kind="quiet" onClick={onForget}>
            Log out everywhere
            <span className="sf-hidden"> for {name}</span>
          </Button>
        )}
        {!isSelf && (
          <Button kind="quiet" onClick={onRemove}>
            Remove
            <span className="sf-hidden"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function lastSeen({ isInvited, lastUsedAt }: StaffMember): string {
  if (isInvited) return 'Invited, has set no password yet';
  if (!lastUsedAt) return 'Has not logged in yet';
  return `Last here ${dayLabel(new Date(lastUsedAt), currentTime()).toLowerCase()}, ${timeLabel(new Date(lastUsedAt))}`;
}
