import { usePlainForm } from '@storefront/forms/plain-form-state';
import { actionPath } from '@storefront/routes/action-path';
import { useState } from 'react';
import type { LoggedIn } from '../session/session';
import { channelOf } from './plain-code';
import { SendCodeForm } from './SendCodeForm';
import type { SentCode } from './sent-code';
import { TypedCodeForm } from './TypedCodeForm';

/** Log-in with a one-time code: asks for it, then takes it. */
export function CodeLogin({ onLoggedIn }: { onLoggedIn: LoggedIn }) {
  const before = usePlainForm(actionPath('member', 'log-in-with-code'));
  const email = before?.values.email;
  const [sent, setSent] = useState<SentCode | undefined>(
    before && email ? { email, type: channelOf(before.values) } : undefined,
  );
  if (!sent) return <SendCodeForm onSent={setSent} />;
  return <TypedCodeForm sent={sent} before={before} onLoggedIn={onLoggedIn} onOther={() => setSent(undefined)} />;
}
