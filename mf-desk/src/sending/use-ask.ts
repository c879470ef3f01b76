import { useState } from 'react';
import { failureOf } from '../navigation/read-desk';
import { useLogIn } from '../navigation/use-log-in';

/**
 * Asks the server for a step of a phone screen that cannot wait for a connection, and keeps why it was refused.
 * @param path the page to which a log-in leads back
 * @returns `ask`, which takes the call and what to say when no reply comes; the call returns what to say, or nothing
 */
export function useAsk(path: string) {
  const logIn = useLogIn(path);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const ask = async (call: () => Promise<string | undefined>, failed: string): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      setProblem(await call());
    } catch (thrown) {
      if (failureOf(thrown).kind === 'log-in') return logIn();
      setProblem(failed);
    } finally {
      setIsBusy(false);
    }
  };
  return { ask, isBusy, problem };
}
