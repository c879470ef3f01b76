import { systemError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { Panel } from '@storefront/ui/panel';
import { TextLink } from '@storefront/ui/text-link';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { readProfile } from '../profile-page/read-profile';
import { ReadPart } from '../read/ReadPart';
import { readAsMember } from '../read/read-as-member';
import { MarketingForm } from './MarketingForm';
import { MembershipForm } from './MembershipForm';
import styles from './MyDetailsPage.module.css';
import { type MyDetails, readMarketing } from './read-my-details';

/** What the business knows of a member besides the profile: the log-in, the membership, and the news that they want. */
export function MyDetailsPage({ first }: { first: MyDetails }) {
  const { api } = usePageContext();
  const [profile, readProfileAgain] = useRead(
    useCallback(() => readAsMember(() => readProfile(api)), [api]),
    first.profile,
  );
  const [marketing, readMarketingAgain] = useRead(
    useCallback(() => readAsMember(() => readMarketing(api)), [api]),
    first.marketing,
  );
  const { membershipExample } = first;
  return (
    <AccountFrame section="details" title="Your details">
      <div className={styles.panels}>
        <ReadPart reading={profile} failure={systemError} onRetry={readProfileAgain} small>
          {({ firstname, lastname, emailAddress, mobileContactNumber, mobileContactNumberDisplay, retailMemberId }) => (
            <>
              <Panel title="About you">
                <dl className={styles.facts}>
                  <dt>Name</dt>
                  <dd>
                    {firstname} {lastname}
                  </dd>
                  <dt>Email</dt>
                  <dd className={styles.email}>{emailAddress}</dd>
                  <dt>Mobile</dt>
                  <dd>{mobileContactNumberDisplay ?? mobileContactNumber ?? 'None yet'}</dd>
                </dl>
                <div className={styles.links}>
                  <TextLink href={urlTo('member-profile')}>Change your profile</TextLink>
                  <TextLink href={urlTo('member-change-password')}>Change your password</TextLink>
                </div>
              </Panel>
              {membershipExample && (
                <Panel title="Membership">
                  <MembershipForm kept={retailMemberId} example={membershipExample} />
                </Panel>
              )}
            </>
          )}
        </ReadPart>
        <Panel title="News and offers">
          <ReadPart reading={marketing} failure={systemError} onRetry={readMarketingAgain} small>
            {(options) => <MarketingForm options={options} />}
          </ReadPart>
        </Panel>
      </div>
    </AccountFrame>
  );
}
