import type { Customer } from '@storefront/api/entities/desk/customer';
import { dateLabel } from '@storefront/dates/plain';
import { countText } from '@storefront/messages/count-text';
import { LinkButton } from '@storefront/ui/link-button';
import type { RefObject } from 'react';
import { initials } from '../../frame/initials';
import { PhoneIcon, SpeechIcon } from '../../pieces/icons';
import styles from './panels.module.css';

export interface PersonCardProps {
  readonly customer: Customer;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Who the person is, and how to reach them. */
export function PersonCard({ customer, heading }: PersonCardProps) {
  const { name, email, phone, address, block } = customer;
  return (
    <section className={styles.card} aria-label="Person">
      <span className={styles.face} aria-hidden="true">
        {initials(name)}
      </span>
      <div className={styles.who}>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <p>{[phone?.display, email].filter(Boolean).join(', ')}</p>
        <p className={styles.muted}>{[address, ...about(customer)].filter(Boolean).join('. ')}.</p>
        {block && (
          <p className={styles.blocked}>
            <b>Blocked:</b> cannot check out
          </p>
        )}
        <p className={styles.reach}>
          {phone && (
            <LinkButton kind="quiet" icon={<PhoneIcon small />} href={`tel:${phone.number}`}>
              Call
            </LinkButton>
          )}
          <LinkButton kind="quiet" icon={<SpeechIcon small />} href={`mailto:${email}`}>
            Write
          </LinkButton>
        </p>
      </div>
    </section>
  );
}

/** 'Member since Mon 4 Mar 2024', 'Last ordered from Borough', '2 addresses', 'Logged in on 3 devices'. */
function about({ memberSince, usualStore, addressCount, sessionCount, basketCount }: Customer): (string | false)[] {
  return [
    memberSince ? `Member since ${dateLabel(new Date(memberSince))}` : 'Guest, without an account',
    usualStore !== null && `Last ordered from ${usualStore}`,
    addressCount !== null && addressCount > 1 && countText(addressCount, 'address', 'addresses'),
    sessionCount !== null && sessionCount > 0 && `Logged in on ${countText(sessionCount, 'device')}`,
    basketCount !== null && basketCount > 0 && `${countText(basketCount, 'item')} in the basket`,
  ];
}
