import type { ChangeEventHandler, FocusEventHandler } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What connects an input to a form that formik holds. */
export interface LiveFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: ChangeEventHandler<Control>;
  readonly onBlur: FocusEventHandler<Control>;
  readonly error?: string;
}

/** What connects an input to a form that the browser sends before any script. */
export interface PlainFieldProps {
  readonly name: string;
  readonly defaultValue?: string;
  readonly error?: string;
  readonly autoFocus?: boolean;
}

/** The props of a form's fields by name, so that one component renders the fields of both kinds of form. */
export type Fields = (name: string) => LiveFieldProps | PlainFieldProps;
