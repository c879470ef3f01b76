import { Button } from '@storefront/ui/button';
import { RefreshIcon } from '@storefront/ui/icons/refresh';

/** The way on from what no retry can mend: a plain form that empties the session and leads home. */
export function StartAfresh() {
  return (
    <form method="post" action="/actions/afresh">
      <Button type="submit" icon={<RefreshIcon />}>
        Start afresh
      </Button>
    </form>
  );
}
