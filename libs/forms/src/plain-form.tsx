import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { AlertIcon } from '@storefront/ui/icons/alert';
import { Notice } from '@storefront/ui/notice';
import type { ReactNode } from 'react';
import { HiddenFields } from './hidden-fields';

export interface PlainFormProps {
  readonly className: string | undefined;
  /** The path of its action. */
  readonly action: string;
  /** The form after a refusal. */
  readonly returned: ReturnedForm | undefined;
  /** Values that it carries on. */
  readonly carried?: Readonly<Record<string, string | undefined>>;
  readonly children: ReactNode;
}

/** A form that works without scripts. `readPlainForm` reads it when the page's own form replaces it. */
export function PlainForm({ className, action, returned, carried = {}, children }: PlainFormProps) {
  const { errors, message } = returned ?? {};
  return (
    // The action has the same texts as the page for what is wrong; the browser's own would differ.
    <form
      className={className}
      method="post"
      action={action}
      noValidate
      data-refusal={returned && JSON.stringify({ errors, message })}
    >
      {message && (
        // biome-ignore lint/a11y/noAutofocus: the page was loaded to say this
        <div tabIndex={-1} autoFocus>
          <Notice kind="danger" role="alert" icon={<AlertIcon />}>
            {message}
          </Notice>
        </div>
      )}
      <HiddenFields values={carried} />
      {children}
    </form>
  );
}
