import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, useState } from 'react';
import './combobox.css';

export type ComboboxOption = { readonly id: string; readonly label: string };

export type ComboboxProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'list'> & {
  value: string;
  /** What was typed; also told when a choice fills the field, before `onChoose`. */
  onType: (text: string) => void;
  /** The same array while they are the same. */
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
  /** Names the list: 'Addresses'. */
  listLabel: string;
  /** Said to those who listen whenever it changes: '5 addresses found'. */
  status: string;
  /** What the list hangs under, when that is more than the field. */
  anchor?: () => Element | null;
};

/**
 * A field with suggestions, by the combobox pattern of WAI-ARIA: arrows walk the list, Enter takes, Escape closes. It
 * filters nothing: the options are what its owner found. Stands on @base-ui/react: import it lazily.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onType, options, onChoose, listLabel, status, anchor, className, ...input } = props;
  const [closedOver, setClosedOver] = useState<ComboboxProps['options']>();
  return (
    <Autocomplete.Root
      items={options}
      filter={null}
      mode="none"
      // New options open the list. An open list hides the rest of the page from those who listen: an empty one must not.
      open={options.length > 0 && closedOver !== options}
      onOpenChange={(open) => setClosedOver(open ? undefined : options)}
      value={value}
      itemToStringValue={(option: ComboboxOption) => option.label}
      onValueChange={(text, { reason }) => {
        onType(text);
        const taken = reason === 'item-press' && options.find(({ label }) => label === text);
        if (taken) onChoose(taken);
      }}
    >
      <Autocomplete.Input {...input} className={className} />
      <span className="sf-hidden" role="status" aria-live="polite">
        {status}
      </span>
      <Autocomplete.Portal>
        <Autocomplete.Positioner anchor={anchor} className="sf-combobox" sideOffset={8} align="start">
          <Autocomplete.Popup className="sf-combobox__popup">
            <Autocomplete.List className="sf-combobox__list" aria-label={listLabel}>
              {(option: ComboboxOption) => (
                <Autocomplete.Item key={option.id} value={option} className="sf-combobox__option">
                  {option.label}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
