import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { type ReactNode, useState } from 'react';
import styles from './Secret.module.css';

export interface SecretProps {
  readonly text: string;
  /** What it is for. */
  readonly children: ReactNode;
}

/** A key or a secret that is shown only once, to be copied. */
export function Secret({ text, children }: SecretProps) {
  return (
    <Notice kind="success" role="status" action={<CopyButton text={text} />}>
      <p className={styles.words}>{children}</p>
      <code className={styles.secret}>{text}</code>
    </Notice>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      kind="quiet"
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          // Without the right to the clipboard it can be selected and copied by hand.
          () => setCopied(false),
        )
      }
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
