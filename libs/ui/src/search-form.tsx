import type { ComponentProps } from 'react';
import { IconButton } from './icon-button';
import { SearchIcon } from './icons/search';

export type SearchFormProps = Omit<ComponentProps<'form'>, 'children'> & {
  /** The form's action, for use before hydration. */
  action: string;
  name?: string;
  label?: string;
  placeholder: string;
  defaultValue?: string;
};

export function SearchForm({
  name = 'searchTerm',
  label = 'Search the shop',
  placeholder,
  defaultValue,
  ...form
}: SearchFormProps) {
  return (
    <search>
      <form method="get" {...form} className="sf-search">
        <input
          className="sf-search__box"
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={defaultValue}
          enterKeyHint="search"
        />
        <IconButton type="submit" label="Search" icon={<SearchIcon />} />
      </form>
    </search>
  );
}
