import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useRef, useState } from 'react';
import { type FileFault, type ImportFile, readImportFile } from './import-file';
import {
  abortImport,
  type CommitOptions,
  commitImport,
  ImportBusy,
  type ImportProgress,
  type Outcome,
  sendImport,
} from './run-import';

/** While an import is open, its state is read so often that it is not taken for abandoned. */
const HEARTBEAT_MS = 20_000;

type Step =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'working'; readonly progress?: ImportProgress }
  | { readonly kind: 'checked'; readonly importId: number; readonly outcome: Outcome }
  | { readonly kind: 'applied'; readonly outcome: Outcome };

/** An import from the choice of its files to its end. */
export function useImport() {
  const { api } = usePageContext();
  const [step, setStep] = useState<Step>({ kind: 'choosing' });
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const [problem, setProblem] = useState<string>();
  const open = useRef<number>(undefined);
  // A page that is left aborts what it has begun.
  useEffect(
    () => () => {
      if (open.current !== undefined) void abortImport(api, open.current);
    },
    [api],
  );
  const isChecked = step.kind === 'checked';
  useEffect(() => {
    if (!isChecked) return;
    const timer = setInterval(() => {
      if (open.current !== undefined)
        api.call('POST /admin/import-status', { body: { importId: open.current } }).catch(() => undefined);
    }, HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [api, isChecked]);

  const show = (progress: ImportProgress) => setStep({ kind: 'working', progress });
  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setStep({ kind: 'working' });
    try {
      await work();
    } catch (thrown) {
      if (open.current !== undefined) await abortImport(api, open.current);
      open.current = undefined;
      setStep({ kind: 'choosing' });
      setProblem(
        thrown instanceof ImportBusy
          ? 'Another import of the business goes on. Try again when it is done.'
          : 'The import was cut off. Either everything was applied or nothing: choose the files again, which is safe.',
      );
    }
  };
  return {
    step,
    faults,
    problem,
    /** Sends the files and checks them; nothing is applied. */
    check: (chosen: readonly File[]) =>
      attempt(async () => {
        const read = await Promise.all(chosen.map(readImportFile));
        setFaults(read.filter((one): one is FileFault => 'fault' in one));
        const files = read.filter((one): one is ImportFile => 'rows' in one);
        if (files.length < chosen.length || files.length === 0) return setStep({ kind: 'choosing' });
        open.current = await sendImport(api, files, show);
        const outcome = await commitImport(api, open.current, { checkOnly: true }, show);
        setStep({ kind: 'checked', importId: open.current, outcome });
      }),
    /** Applies what was checked. */
    apply: (options: CommitOptions) =>
      attempt(async () => {
        if (open.current === undefined) return setStep({ kind: 'choosing' });
        const outcome = await commitImport(api, open.current, options, show);
        open.current = undefined;
        setStep({ kind: 'applied', outcome });
      }),
    /** Gives the import up, of which nothing was applied. */
    cancel: async () => {
      if (open.current !== undefined) await abortImport(api, open.current);
      open.current = undefined;
      setStep({ kind: 'choosing' });
    },
  };
}
