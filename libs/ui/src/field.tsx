import { type ReactNode, useId } from 'react';
import { AlertIcon } from './icons/alert';

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Adds '(optional)' to the label; required fields are not marked, because most fields are. */
  optional?: boolean;
  /** Only for screen readers, when the context shows the label: a search box, a sort menu. */
  hideLabel?: boolean;
};

type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

export type FieldProps = FieldWords & {
  id?: string;
  children: (control: FieldControl) => ReactNode;
};

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="sf-field__error" id={id}>
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}

/** A label, a control, a hint and an error, associated for screen readers. */
export function Field({ label, hint, error, optional, hideLabel, id, children }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <div className="sf-field">
      <label className={hideLabel ? 'sf-hidden' : 'sf-field__label'} htmlFor={own}>
        {label}
        {optional && <span className="sf-field__optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="sf-field__hint" id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: own,
        ...(described && { 'aria-describedby': described }),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  );
}
