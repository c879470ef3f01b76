import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';

export interface TheirChangeProps {
  /** What differs, each in a line: what it is now, and what it was. */
  readonly lines: readonly string[];
  readonly onTake: () => void;
}

/** Somebody else has saved what a form changes: what there is now, and the choice of one of the two. */
export const TheirChange = ({ lines, onTake }: TheirChangeProps) => (
  <Notice
    kind="warning"
    role="alert"
    action={
      <Button kind="quiet" onClick={onTake}>
        Use theirs
      </Button>
    }
  >
    <p>Somebody else has changed this meanwhile, so yours was not saved. Save again to replace theirs.</p>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Notice>
);
