import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from './icon-button';
import { SearchIcon } from './icons/search';

export type SearchFormProps = Omit<ComponentProps<'form'>, 'children'> & {
  /** The form's action, for use before hydration. */
  action: string;
  name?: string;
  label?: string;
  placeholder: string;
  defaultValue?: string;
  /** For a page whose only purpose is the search. */
  autoFocus?: boolean;
  /** Another way to search, beside the search button. */
  tool?: ReactNode;
};

export function SearchForm({
  name = 'searchTerm',
  label = 'Search the shop',
  placeholder,
  defaultValue,
  autoFocus,
  tool,
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
          // biome-ignore lint/a11y/noAutofocus: shoppers open such a page in order to type
          autoFocus={autoFocus}
          enterKeyHint="search"
        />
        {tool}
        <IconButton type="submit" label="Search" icon={<SearchIcon />} />
      </form>
    </search>
  );
}
