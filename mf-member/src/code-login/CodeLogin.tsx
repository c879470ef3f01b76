import { useState } from 'react';
import type { LoggedIn } from '../session/session';
import { SendCodeForm } from './SendCodeForm';
import type { SentCode } from './sent-code';
import { TypedCodeForm } from './TypedCodeForm';

/** Log-in with a one-time code: asks for it, then takes it. */
export function CodeLogin({ onLoggedIn }: { onLoggedIn: LoggedIn }) {
  const [sent, setSent] = useState<SentCode>();
  if (!sent) return <SendCodeForm onSent={setSent} />;
  return <TypedCodeForm sent={sent} onLoggedIn={onLoggedIn} onOther={() => setSent(undefined)} />;
}
