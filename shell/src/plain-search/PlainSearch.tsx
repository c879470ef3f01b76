import { POSTCODE_MAX_LENGTH } from '@storefront/api/constants';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { usePathTo } from '../navigation/navigation-context';

/** The shell's own store search, used when mf-store-search is missing: a plain form. */
export function PlainSearch() {
  const { business } = usePageContext();
  const to = usePathTo();
  return (
    <search>
      <form method="get" action={to('find-stores')}>
        <TextField
          label="Your postcode"
          name="postcode"
          maxLength={POSTCODE_MAX_LENGTH}
          autoComplete="postal-code"
          enterKeyHint="search"
          placeholder={business.postcodeRules[0]?.example}
          trailing={
            <Button type="submit" kind="accent">
              Find stores
            </Button>
          }
        />
      </form>
    </search>
  );
}
