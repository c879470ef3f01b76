import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { systemError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { Panel } from '@storefront/ui/panel';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { EmailChange } from '../email-change/EmailChange';
import styles from '../forms/Form.module.css';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { ProfileForm } from './ProfileForm';
import { readProfile } from './read-profile';

export function ProfilePage({ first }: { first: MemberRead<MemberProfile> }) {
  const { api } = usePageContext();
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readProfile(api)), [api]),
    first,
  );
  return (
    <AccountFrame section="profile" title="Your profile">
      <div className={styles.column}>
        <ReadPart reading={reading} failure={systemError} onRetry={again}>
          {(profile) => (
            <div className="sf-stack">
              <ProfileForm profile={profile} />
              <Panel title="Email address">
                <EmailChange emailAddress={profile.emailAddress} />
              </Panel>
            </div>
          )}
        </ReadPart>
      </div>
    </AccountFrame>
  );
}
