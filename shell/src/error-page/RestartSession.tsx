import { Button } from '@storefront/ui/button';
import { RefreshIcon } from '@storefront/ui/icons/refresh';

/** A plain form that empties the session and leads home, for errors that a retry cannot solve. */
export function RestartSession() {
  return (
    <form method="post" action="/actions/restart">
      <Button type="submit" icon={<RefreshIcon />}>
        Start again
      </Button>
    </form>
  );
}
