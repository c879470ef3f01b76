import { urlTo } from '@storefront/routes/url-to';
import { Panel } from '@storefront/ui/panel';
import { TextLink } from '@storefront/ui/text-link';
import { addressLines } from '../addresses-page/address.model';
import styles from './MemberPage.module.css';
import type { Overview } from './read-overview';

/** The member's details with links to change them. Details that could not be loaded are left out. */
export function MemberSide({ addresses, profile }: Pick<Overview, 'addresses' | 'profile'>) {
  const home = addresses.kind === 'read' ? addresses.data.find(({ isDefault }) => isDefault) : undefined;
  const mobile =
    profile.kind === 'read' ? (profile.data.mobileContactNumberDisplay ?? profile.data.mobileContactNumber) : null;
  return (
    <div className={styles.side}>
      {addresses.kind === 'read' && (
        <Panel title="Delivery address">
          {home ? addressLines(home).map((line) => <p key={line}>{line}</p>) : <p>No saved address yet.</p>}
          <TextLink href={urlTo('member-addresses')}>{home ? 'Change address' : 'Add an address'}</TextLink>
        </Panel>
      )}
      {profile.kind === 'read' && (
        <Panel title="Your details">
          <p>
            {profile.data.firstname} {profile.data.lastname}
          </p>
          <p className={styles.email}>{profile.data.emailAddress}</p>
          <p className="sf-muted">{mobile ?? 'No mobile number'}</p>
          <TextLink href={urlTo('member-profile')}>Change details</TextLink>
        </Panel>
      )}
    </div>
  );
}
