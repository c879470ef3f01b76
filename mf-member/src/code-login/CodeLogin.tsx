import { useState } from 'react';
import type { LoggedIn } from '../session/session';
import { SendCodeForm } from './SendCodeForm';
import { type SentCode, sentCodeIn } from './sent-code';
import { TypedCodeForm } from './TypedCodeForm';

interface CodeLoginProps {
  readonly query: Readonly<Record<string, string>>;
  readonly onLoggedIn: LoggedIn;
}

/** Log-in with a one-time code: asks for it, then takes it. */
export function CodeLogin({ query, onLoggedIn }: CodeLoginProps) {
  const [sent, setSent] = useState<SentCode | undefined>(() => sentCodeIn(query));
  if (!sent) return <SendCodeForm email={query.email ?? ''} onSent={setSent} />;
  return <TypedCodeForm sent={sent} onLoggedIn={onLoggedIn} onOther={() => setSent(undefined)} />;
}
