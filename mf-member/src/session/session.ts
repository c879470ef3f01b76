import type { PageContextValue } from '@storefront/remote-kit/page-context';
import { refreshSession } from './refresh-session';

/** Refreshes the session and leaves the page, with a new document if the shared state is not current. */
async function changeSession(
  fact: 'member:logged-in' | 'member:logged-out',
  to: string,
  navigate: PageContextValue['navigate'],
): Promise<void> {
  if (await refreshSession(fact)) navigate(to, { replace: true });
  else window.location.assign(to);
}

export const finishLogin = (to: string, navigate: PageContextValue['navigate']) =>
  changeSession('member:logged-in', to, navigate);

export const leaveSession = (to: string, navigate: PageContextValue['navigate']) =>
  changeSession('member:logged-out', to, navigate);

/** Continues after a log-in. @param mustVerify the member must verify their e-mail address first */
export type LoggedIn = (mustVerify: boolean) => Promise<void>;
