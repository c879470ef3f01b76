import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ComponentProps } from 'react';
import './combobox.css';

export type ComboboxOption = { readonly id: string; readonly label: string };

export type ComboboxProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'list'> & {
  value: string;
  /** What was typed; also told when a choice fills the field, before `onChoose`. */
  onType: (text: string) => void;
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
  /** Names the list: 'Addresses'. */
  listLabel: string;
  /** Said to those who listen whenever it changes: '5 addresses found'. */
  status: string;
};

/**
 * A field with suggestions, by the combobox pattern of WAI-ARIA: arrows walk the list, Enter takes, Escape closes. It
 * filters nothing: the options are what its owner found. Stands on @base-ui/react: import it lazily.
 */
export function Combobox({ value, onType, options, onChoose, listLabel, status, className, ...input }: ComboboxProps) {
  return (
    <Autocomplete.Root
      items={options}
      filter={null}
      mode="none"
      value={value}
      itemToStringValue={(option: ComboboxOption) => option.label}
      onValueChange={(text, { reason }) => {
        onType(text);
        const taken = reason === 'item-press' && options.find(({ label }) => label === text);
        if (taken) onChoose(taken);
      }}
    >
      <Autocomplete.Input {...input} className={className} />
      <span className="sf-hidden" role="status">
        {status}
      </span>
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="sf-combobox" sideOffset={8} align="start">
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
