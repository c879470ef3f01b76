import { countText } from '@storefront/messages/count-text';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { useId } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import layout from '../frame/Layout.module.css';
import type { DeskVisit } from '../navigation/desk-visit';
import styles from './ImportPage.module.css';
import { ReportPanel } from './ReportPanel';
import { useImport } from './use-import';

/** Imports files of items, prices and the rest: they are checked first, and nothing changes until it is said so. */
export function ImportPage({ visit }: { visit: DeskVisit }) {
  const { step, faults, problem, check, apply, cancel } = useImport();
  const isWorking = step.kind === 'working';
  return (
    <DeskFrame visit={visit} section="import">
      <div className={layout.head}>
        <h1>Import</h1>
        <p className="sf-muted">CSV files with the columns of the template. Nothing changes before you apply it.</p>
      </div>
      {problem && (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      {faults.map(({ name, fault }) => (
        <Notice key={name} kind="danger" role="alert">
          <b>{name}</b>: {fault}
        </Notice>
      ))}
      {step.kind === 'choosing' && <FilesField onChosen={check} />}
      {isWorking && <Working progress={step.progress} />}
      {step.kind === 'checked' && (
        <>
          <ReportPanel outcome={step.outcome} />
          <Decision problemCount={step.outcome.report.problemCount} onApply={apply} onCancel={cancel} />
        </>
      )}
      {step.kind === 'applied' && (
        <>
          <Notice kind={step.outcome.applied ? 'success' : 'danger'} role="status">
            {step.outcome.applied
              ? 'The import was applied. Shoppers see it within seconds.'
              : 'The shop has changed since the check, so nothing was applied. See below.'}
          </Notice>
          <ReportPanel outcome={step.outcome} />
          <div className={layout.actions}>
            <Button kind="quiet" onClick={cancel}>
              Import other files
            </Button>
          </div>
        </>
      )}
    </DeskFrame>
  );
}

function FilesField({ onChosen }: { onChosen: (files: readonly File[]) => void }) {
  const id = useId();
  return (
    <section className={layout.panel} aria-label="Files">
      <label htmlFor={id} className={styles.label}>
        Files
      </label>
      <p className="sf-muted">
        Name each by what it has: prices.csv, items.csv, stores.csv. Files of refused rows can be imported as they are.
      </p>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        multiple
        className={layout.file}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again after it was corrected.
          target.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
    </section>
  );
}

function Working({ progress }: { progress: { step: string; done: number; total: number } | undefined }) {
  const label = progress
    ? `${progress.step}: ${progress.done} of ${countText(progress.total, 'row')}`
    : 'Reading the files';
  return (
    <section className={layout.panel} aria-label="Progress">
      <p role="status">{label}</p>
      <progress aria-label={label} max={progress?.total ?? 1} value={progress?.done} className={styles.progress} />
    </section>
  );
}

interface DecisionProps {
  readonly problemCount: number;
  readonly onApply: (options: { applyValid?: boolean }) => void;
  readonly onCancel: () => void;
}

function Decision({ problemCount, onApply, onCancel }: DecisionProps) {
  return (
    <div className={layout.actions}>
      {problemCount === 0 ? (
        <Button onClick={() => onApply({})}>Apply the import</Button>
      ) : (
        <Button onClick={() => onApply({ applyValid: true })}>Apply the rows without a problem</Button>
      )}
      <Button kind="quiet" onClick={onCancel}>
        {problemCount === 0 ? 'Change nothing' : 'Change nothing, correct the files'}
      </Button>
    </div>
  );
}
