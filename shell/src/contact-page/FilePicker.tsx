import { countText } from '@storefront/messages/count-text';
import { buttonClass } from '@storefront/ui/button';
import { FieldError } from '@storefront/ui/field';
import { IconButton } from '@storefront/ui/icon-button';
import { CrossIcon } from '@storefront/ui/icons/cross';
import { PlusIcon } from '@storefront/ui/icons/plus';
import { useId, useRef } from 'react';
import styles from './ContactPage.module.css';
import { ACCEPTED, type ContactFile, limitsText, sizeText } from './contact-files';

interface FilePickerProps {
  readonly files: readonly ContactFile[];
  readonly onChange: (files: readonly ContactFile[]) => void;
  readonly busy: boolean;
}

/** Attachments: the rules are stated first, and each refused file shows the reason. */
export function FilePicker({ files, onChange, busy }: FilePickerProps) {
  const id = useId();
  const next = useRef(files.length);
  const input = useRef<HTMLInputElement>(null);
  const refused = files.filter(({ refusal }) => refusal).length;
  return (
    <fieldset className={styles.files}>
      <legend className="sf-field__label">
        Files <span className="sf-field__optional">(optional)</span>
      </legend>
      <p className="sf-field__hint" id={`${id}-limits`}>
        {limitsText}
      </p>
      {files.length > 0 && (
        <ul>
          {files.map(({ key, file, refusal }) => (
            <li key={key} className={refusal && styles.refused}>
              <div>
                <span className={styles.fileName}>{file.name}</span>
                <span className="sf-muted">{sizeText(file.size)}</span>
                {refusal && <FieldError id={`${id}-${key}`}>{refusal}</FieldError>}
              </div>
              <IconButton
                label={`Remove ${file.name}`}
                icon={<CrossIcon />}
                disabled={busy}
                aria-describedby={refusal && `${id}-${key}`}
                onClick={() => {
                  onChange(files.filter((one) => one.key !== key));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="sf-hidden" role="status">
        {files.length > 0 &&
          `${countText(files.length, 'file')}${refused ? `, ${refused} of them cannot be sent` : ''}`}
      </p>
      <label className={`${buttonClass({ kind: 'quiet' })} ${styles.choose}`}>
        <PlusIcon />
        <span>{files.length ? 'Add another file' : 'Choose files'}</span>
        <input
          ref={input}
          id="contact-files"
          type="file"
          className="sf-hidden"
          multiple
          accept={ACCEPTED}
          aria-describedby={`${id}-limits`}
          aria-invalid={refused ? true : undefined}
          onChange={({ target }) => {
            const added = [...(target.files ?? [])].map((file) => {
              next.current += 1;
              return { key: next.current, file };
            });
            onChange([...files, ...added]);
            // The same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
      </label>
    </fieldset>
  );
}
