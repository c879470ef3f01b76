import type { MemberSession } from '@storefront/api/entities/member-session';
import { systemError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { DevicesView } from './DevicesView';
import { readSessions } from './read-sessions';

export function DevicesPage({ first }: { first: MemberRead<readonly MemberSession[]> }) {
  const { api } = usePageContext();
  const [sessions, again] = useRead(
    useCallback(() => readAsMember(() => readSessions(api)), [api]),
    first,
  );
  return (
    <AccountFrame section="devices" title="Your devices" note="Where you are logged in.">
      <ReadPart reading={sessions} failure={systemError} onRetry={again}>
        {(list) => <DevicesView first={list} />}
      </ReadPart>
    </AccountFrame>
  );
}
