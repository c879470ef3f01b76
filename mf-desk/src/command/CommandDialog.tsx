import { DESK_SEARCH_MAX_LENGTH } from '@storefront/api/constants';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { CommandList } from '@storefront/ui/command-list';
import { Dialog } from '@storefront/ui/dialog';
import { useRef, useState } from 'react';
import { type SectionReader, sectionsOf } from '../frame/desk-sections';
import { leave } from '../unsaved/leave';
import { commandsFor } from './commands';
import { useFound } from './use-found';

export interface CommandDialogProps {
  readonly operator: SectionReader;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The command bar: type a few letters, choose with the arrow keys, open with Enter. */
export function CommandDialog({ operator, open, onOpenChange }: CommandDialogProps) {
  const { navigate } = usePageContext();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const sections = sectionsOf(operator);
  const searched = {
    orders: sections.some(({ id }) => id === 'orders'),
    customers: sections.some(({ id }) => id === 'customers'),
  };
  const { hasFailed, ...found } = useFound(text, searched);
  const groups = commandsFor(text, operator, found);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Find or go to" initialFocus={field}>
      <CommandList
        field={field}
        label={searched.orders ? 'An order, a person or a page' : 'A page'}
        placeholder={searched.orders ? 'Number, name, phone, postcode or page' : 'Page'}
        maxLength={DESK_SEARCH_MAX_LENGTH}
        text={text}
        onType={setText}
        groups={groups}
        onChoose={({ href }) => {
          onOpenChange(false);
          leave(() => navigate(href));
        }}
        status={statusText(count, hasFailed)}
      />
      {hasFailed && (
        <p role="alert" className="sf-muted">
          The search failed. Check the connection.
        </p>
      )}
    </Dialog>
  );
}

const statusText = (count: number, hasFailed: boolean): string =>
  count === 0 && !hasFailed ? 'Nothing matches.' : `${countText(count, 'result')}.`;
