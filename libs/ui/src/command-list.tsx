import { Autocomplete } from '@base-ui/react/autocomplete';
import type { RefObject } from 'react';
import { classNames } from './class-names';
import './command-list.css';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly href: string;
}

export interface CommandGroup {
  readonly value: string;
  readonly items: readonly Command[];
}

export interface CommandListProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What can be typed: 'An order, a person or a page'. */
  readonly label: string;
  readonly placeholder?: string;
  readonly maxLength: number;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** What the text leads to; the list does not filter. */
  readonly groups: readonly CommandGroup[];
  readonly onChoose: (command: Command) => void;
  /** Announced when it changes; visible when nothing is found. */
  readonly status: string;
}

/**
 * A field above a list in groups: arrow keys choose, Enter opens the first or the chosen. Based on @base-ui/react:
 * import it lazily.
 */
export function CommandList({ field, label, text, onType, groups, onChoose, status, ...input }: CommandListProps) {
  return (
    <Autocomplete.Root
      inline
      open
      autoHighlight="always"
      items={groups}
      filter={null}
      mode="none"
      value={text}
      onValueChange={(value, { reason }) => reason !== 'item-press' && onType(value)}
      itemToStringValue={(command: Command) => command.label}
    >
      <Autocomplete.Input {...input} ref={field} className="sf-commands__input" aria-label={label} />
      <p role="status" className={classNames(groups.length > 0 ? 'sf-hidden' : 'sf-commands__status')}>
        {status}
      </p>
      <Autocomplete.List aria-label="Results">
        {({ value, items }: CommandGroup) => (
          <Autocomplete.Group key={value} items={[...items]}>
            <Autocomplete.GroupLabel className="sf-commands__group">{value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  className="sf-commands__item"
                  onClick={() => onChoose(command)}
                >
                  <b>{command.label}</b>
                  {command.detail && <span>{command.detail}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
