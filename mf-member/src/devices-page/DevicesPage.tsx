import type { MemberSession } from '@storefront/api/entities/member-session';
import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import { systemError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { WaysPart } from '../ways-to-log-in/WaysPart';
import { DevicesView } from './DevicesView';
import { readSessions } from './read-sessions';

interface DevicesPageProps {
  readonly sessions: MemberRead<readonly MemberSession[]>;
  readonly ways: MemberRead<WaysToLogIn>;
  /** With the outcome of adding a way to log in. */
  readonly query: Readonly<Record<string, string>>;
}

/** Where a member is logged in, and how they can log in. */
export function DevicesPage({ sessions: first, ways, query }: DevicesPageProps) {
  const { api } = usePageContext();
  const [sessions, again] = useRead(
    useCallback(() => readAsMember(() => readSessions(api)), [api]),
    first,
  );
  return (
    <AccountFrame section="devices" title="Log-in and devices" note="Where you are logged in, and how you can.">
      <div className="sf-stack">
        <WaysPart first={ways} query={query} />
        <h2>Your devices</h2>
        <ReadPart reading={sessions} failure={systemError} onRetry={again}>
          {(list) => <DevicesView first={list} />}
        </ReadPart>
      </div>
    </AccountFrame>
  );
}
