import type { MemberSession } from '@storefront/api/entities/member-session';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { showToast } from '@storefront/ui/show-toast';
import { useRef, useState } from 'react';
import { failureText } from '../forms/failure-text';
import { leaveSession } from '../session/session';
import { DeviceRow } from './DeviceRow';
import styles from './DevicesPage.module.css';
import { readSessions } from './read-sessions';

/** The log-ins of a member; any of them can be ended, and all at once. */
export function DevicesView({ first }: { first: readonly MemberSession[] }) {
  const { api, navigate } = usePageContext();
  const [sessions, setSessions] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await work().catch((failure: unknown) => showToast({ text: failureText(failure) }));
    setBusy(false);
  };
  const show = (remaining: readonly MemberSession[], text: string) => {
    setSessions(remaining);
    showToast({ text });
    // The button that was pressed is gone.
    list.current?.focus();
  };
  const end = ({ sessionId, device }: MemberSession) =>
    run(async () => {
      const reply = await api.call('POST /member/session-end', { body: { sessionId } });
      // It has ended meanwhile, which is the wanted result.
      show(reply.ok ? reply.data.sessions : await readSessions(api), `${device ?? 'Unknown device'} is logged out`);
    });
  const endOthers = () =>
    run(async () => {
      const reply = await api.call('POST /member/sessions-end-others');
      if (reply.ok) show(reply.data.sessions, 'Every other device is logged out');
    });
  const endAll = () =>
    run(async () => {
      await api.call('POST /member/sessions-end-all');
      await leaveSession(urlTo('login'), navigate);
    });

  return (
    <div ref={list} tabIndex={-1} className={styles.devices}>
      <ul className={styles.list} aria-label="Devices">
        {sessions.map((session) => (
          <DeviceRow key={session.sessionId} session={session} isBusy={isBusy} onEnd={() => void end(session)} />
        ))}
      </ul>
      <div className={styles.all}>
        {sessions.length > 1 && (
          <Button kind="quiet" busy={isBusy} onClick={() => void endOthers()}>
            Log out every other device
          </Button>
        )}
        <Button kind="quiet" busy={isBusy} onClick={() => void endAll()}>
          Log out everywhere
        </Button>
      </div>
    </div>
  );
}
