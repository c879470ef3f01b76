import { busFor } from '@storefront/bus/bus';
import type { PageContextValue } from '@storefront/remote-kit/page-context';

const bus = busFor('mf-member');

/** Once the server holds another session: brings the page up to it, tells everybody, and goes on. */
async function changeSession(
  fact: 'member:logged-in' | 'member:logged-out',
  to: string,
  navigate: PageContextValue['navigate'],
): Promise<void> {
  const reply = await bus.request('shell:refresh-session', {});
  // Without the new session this page would go on showing the old one: a new document asks for it again.
  if (reply.kind === 'unavailable') return window.location.assign(to);
  bus.emit(fact, {});
  navigate(to, { replace: true });
}

export const enterSession = (to: string, navigate: PageContextValue['navigate']) =>
  changeSession('member:logged-in', to, navigate);

export const leaveSession = (to: string, navigate: PageContextValue['navigate']) =>
  changeSession('member:logged-out', to, navigate);
