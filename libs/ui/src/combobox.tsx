import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, type RefObject, useState } from 'react';
import './combobox.css';
import { useTopLayer } from './use-top-layer';

export type ComboboxOption = { readonly id: string; readonly label: string };

export type ComboboxProps = Omit<
  ComponentProps<'input'>,
  'ref' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'onBlur' | 'list'
> & {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  /** What was typed. */
  onType: (text: string) => void;
  /** The same array while they are the same; new ones open the list. */
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
  /** The field was left. */
  onLeave?: () => void;
  /** Names the list: 'Addresses'. */
  listLabel: string;
  /** Said to those who listen whenever it changes: '5 addresses found'. */
  status: string;
  /** What the list hangs under. */
  anchor: () => Element | null;
};

/**
 * A field with suggestions, by the combobox pattern of WAI-ARIA: arrows walk the list, Enter takes, Escape closes. It
 * filters nothing: the options are what its owner found. Stands on @base-ui/react: import it lazily.
 */
export function Combobox(props: ComboboxProps) {
  const { field, value, onType, options, onChoose, onLeave, listLabel, status, anchor, className, ...input } = props;
  const [closedOver, setClosedOver] = useState<ComboboxProps['options']>();
  const isOpen = options.length > 0 && closedOver !== options;
  const layer = useTopLayer(isOpen, anchor);
  return (
    // Inline, because the library's own popup hides the rest of the page from those who listen while it is open.
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
