import type { ChangeEvent, ReactNode } from 'react';

export type SegmentedProps = {
  /** The group's accessible name: 'How would you like your order?' */
  legend: string;
  name: string;
  options: { value: string; label: string; icon?: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * Two or three exclusive choices side by side, such as delivery and collection. They are radio buttons, so a form
 * submits them.
 */
export function Segmented({ legend, name, options, value, defaultValue, onChange }: SegmentedProps) {
  return (
    <fieldset>
      <legend className="sf-hidden">{legend}</legend>
      <div className="sf-segmented">
        {options.map((option) => (
          <label key={option.value} className="sf-segmented__part">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
              }
              onChange={onChange}
              readOnly={value !== undefined && !onChange}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
