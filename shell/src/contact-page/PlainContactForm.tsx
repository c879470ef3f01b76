import { Button } from '@storefront/ui/button';
import { SelectField } from '@storefront/ui/select-field';
import { TextAreaField } from '@storefront/ui/text-area-field';
import { TextField } from '@storefront/ui/text-field';
import styles from './ContactPage.module.css';
import type { ContactData } from './contact-data';
import { type ContactField, type ContactValues, FIELD_ERRORS } from './contact-fields';
import { ACCEPTED, limitsText } from './contact-files';
import { FIELD_LABELS } from './field-labels';

interface PlainContactFormProps {
  readonly data: ContactData;
  readonly values: ContactValues;
  /** The refused fields. */
  readonly wrong: readonly string[];
}

/** The form as browsers submit it, including files. */
export function PlainContactForm({ data, values, wrong }: PlainContactFormProps) {
  const field = (name: ContactField) => ({
    ...FIELD_LABELS[name],
    name,
    defaultValue: values[name],
    error: wrong.includes(name) ? FIELD_ERRORS[name] : undefined,
  });
  return (
    <form method="post" action="/contact" encType="multipart/form-data" className={styles.form}>
      <div className={styles.pair}>
        <TextField {...field('firstName')} required />
        <TextField {...field('lastName')} required />
      </div>
      <div className={styles.pair}>
        <TextField {...field('emailAddress')} required />
        <TextField {...field('phoneNumber')} />
      </div>
      <div className={styles.pair}>
        <SelectField {...field('subject')} options={options(data.subjects)} placeholder="Choose one" required />
        <TextField {...field('orderNumber')} />
      </div>
      <TextAreaField {...field('message')} rows={7} required />
      <TextField
        label="Files"
        optional
        hint={limitsText}
        error={wrong.includes('files') ? FIELD_ERRORS.files : undefined}
        type="file"
        name="files"
        multiple
        accept={ACCEPTED}
      />
      <Button type="submit" big>
        Send message
      </Button>
    </form>
  );
}

export const options = (subjects: readonly string[]) => subjects.map((subject) => ({ value: subject, label: subject }));
