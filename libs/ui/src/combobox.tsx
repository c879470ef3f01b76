import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, type RefObject, useEffect, useState } from 'react';
import './combobox.css';
import { useTopLayer } from './use-top-layer';

export type ComboboxOption = { readonly id: string; readonly label: string };

export type ComboboxProps = Omit<
  ComponentProps<'input'>,
  'ref' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'onBlur' | 'list'
> & {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  /** The typed text. */
  onType: (text: string) => void;
  /** The same array while the options are the same; a new array opens the list. */
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
  /** Called when the field loses focus. */
  onLeave?: () => void;
  /** The list's accessible name: 'Addresses'. */
  listLabel: string;
  /** Announced to screen readers when it changes: '5 addresses found'. */
  status: string;
  /** The element that the list is attached to. */
  anchor: () => Element | null;
};

/**
 * A field with suggestions, following the WAI-ARIA combobox pattern: arrow keys move, Enter selects, Escape closes. It
 * does not filter: its owner supplies the options. Based on @base-ui/react: import it lazily.
 */
export function Combobox(props: ComboboxProps) {
  const { field, value, onType, options, onChoose, onLeave, listLabel, status, anchor, className, ...input } = props;
  const [closedOver, setClosedOver] = useState<ComboboxProps['options']>();
  const isOpen = options.length > 0 && closedOver !== options;
  const layer = useTopLayer(isOpen, anchor);
  const isInvalid = Boolean(input['aria-invalid']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: run when an error appears, which the list would cover
  useEffect(() => {
    if (!isInvalid) return;
    setClosedOver(options);
    onLeave?.();
  }, [isInvalid]);
  return (
    // Rendered inline, because the library's popup hides the rest of the page from screen readers while open.
    <Autocomplete.Root
      inline
      open
      items={options}
      filter={null}
      mode="none"
      value={value}
      itemToStringValue={(option: ComboboxOption) => option.label}
      onValueChange={onType}
    >
      <Autocomplete.Input
        {...input}
        ref={field}
        className={className}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        onBlur={() => {
          setClosedOver(options);
          onLeave?.();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isOpen) {
            event.preventBaseUIHandler();
            event.preventDefault();
            setClosedOver(options);
          } else if (event.key === 'ArrowDown' && closedOver === options) setClosedOver(undefined);
        }}
      />
      <span className="sf-hidden" role="status">
        {status}
      </span>
      <div ref={layer} popover="manual" className="sf-combobox">
        <Autocomplete.List className="sf-combobox__list" aria-label={listLabel}>
          {(option: ComboboxOption) => (
            <Autocomplete.Item
              key={option.id}
              value={option}
              className="sf-combobox__option"
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option.label}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  );
}
