import { CheckIcon } from '@storefront/ui/icons/check';
import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './EditableNumber.module.css';

export interface EditableNumberProps {
  /** What is edited: 'Price of Strawberries'. */
  readonly label: string;
  /** As it is shown. */
  readonly children: ReactNode;
  /** As it is typed; empty where there is none. */
  readonly typed: string;
  /** The number that was typed; undefined for what is none. */
  readonly read: (typed: string) => number | null | undefined;
  /** What can be typed, for what cannot be read. */
  readonly rule: string;
  /** @returns whether it was answered; what could not be sent stays in the field */
  readonly onSave: (value: number | null) => Promise<boolean>;
}

/** A number that is edited where it stands: Enter saves, Escape leaves. What was typed stays until one of them. */
export function EditableNumber({ label, children, typed, read, rule, onSave }: EditableNumberProps) {
  const [value, setValue] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const shown = useRef<HTMLButtonElement>(null);
  const id = useId();
  const leave = () => {
    setValue(undefined);
    setWrong(false);
    // The button comes back with the next paint.
    requestAnimationFrame(() => shown.current?.focus());
  };
  const save = async () => {
    // A second Enter would meet what the first has saved.
    if (value === undefined || isSaving) return;
    const wanted = read(value);
    if (wanted === undefined) return setWrong(true);
    if (value.trim() === typed) return leave();
    setSaving(true);
    const isAnswered = await onSave(wanted);
    setSaving(false);
    if (isAnswered) leave();
  };
  if (value === undefined)
    return (
      <button ref={shown} type="button" className={styles.shown} onClick={() => setValue(typed)}>
        <span className="sf-hidden">Change </span>
        <span className="sf-hidden">{label}: </span>
        {children}
      </button>
    );
  return (
    <form
      className={styles.editing}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        className={styles.input}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-invalid={isWrong || undefined}
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
        autoFocus
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setValue(target.value);
          setWrong(false);
        }}
        onKeyDown={({ key }) => key === 'Escape' && leave()}
      />
      <button type="submit" className={styles.save}>
        <CheckIcon small />
        <span className="sf-hidden">Save {label}</span>
      </button>
      <p
        id={`${id}-hint`}
        className={styles.hint}
        data-wrong={isWrong || undefined}
        role={isWrong ? 'alert' : undefined}
      >
        {isWrong ? rule : 'Enter saves, Esc leaves'}
      </p>
    </form>
  );
}
