import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { useEffect, useEffectEvent, useState } from 'react';
import { canUsePasskeys } from './can-use-passkeys';
import type { PasskeyLogInSteps } from './log-in-with-passkey';

export interface PasskeyLogInProps {
  /** The page has the field in which the browser offers passkeys. */
  readonly hasField: boolean;
  readonly steps: PasskeyLogInSteps;
}

const load = () => import('./log-in-with-passkey');

/** Logs in with a passkey, by a button and in the e-mail field; nothing in a browser without passkeys. */
export function PasskeyLogIn({ hasField, steps }: PasskeyLogInProps) {
  const [isOffered] = useState(canUsePasskeys);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string }>();
  const latest = useEffectEvent(() => steps);

  // The button's dialog ends the offer in the field, which is made again afterwards.
  useEffect(() => {
    if (!isOffered || !hasField || isBusy) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    void load().then(
      ({ offerInField }) => {
        if (!isGone) stop = offerInField(latest(), (text) => setProblem({ text }));
      },
      // Without its code there is no offer; the button says why.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isOffered, hasField, isBusy]);

  if (!isOffered) return null;
  const logIn = async () => {
    setBusy(true);
    // A new alert is announced, also with the same text.
    setProblem(undefined);
    const text = await load().then(
      ({ logInWithPasskey }) => logInWithPasskey(steps),
      () => steps.unreachable,
    );
    setBusy(false);
    setProblem(text === undefined ? undefined : { text });
  };
  return (
    <>
      {problem && (
        <Notice kind="danger" role="alert">
          {problem.text}
        </Notice>
      )}
      <Button kind="quiet" wide busy={isBusy} onClick={() => void logIn()}>
        Continue with a passkey
      </Button>
    </>
  );
}
