import { useEffect, useRef } from 'react';

interface PageFormProps {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The name of the frame that shows the page; undefined: the whole window. */
  readonly frame?: string;
}

/** Posts the signed fields to the gateway as soon as it is shown. */
export function PageForm({ url, fields, frame }: PageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.submit();
  }, []);
  return (
    <form ref={form} method="post" action={url} target={frame ?? '_top'} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
