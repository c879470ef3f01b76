import { useStore } from '@nanostores/react';
import { busFor, shared } from '@storefront/bus/bus';
import { actionPath } from '@storefront/routes/action-path';
import { HeartIcon } from '@storefront/ui/icons/heart';

/** Makes an item a favourite of the member, or no longer one; mf-member handles it, and leads visitors to the log-in. */
export function Heart({ id, name }: { id: number; name: string }) {
  const isOn = useStore(shared.favourites)?.includes(id) ?? false;
  return (
    <form
      className="sf-heart"
      method="post"
      action={actionPath('member', 'set-favourite')}
      data-command="member:set-favourite"
      onSubmit={(event) => {
        event.preventDefault();
        void busFor('mf-catalogue').request('member:set-favourite', { menuItemId: id, isFavourite: !isOn });
      }}
    >
      <input type="hidden" name="menuItemId" value={id} />
      <button type="submit" aria-pressed={isOn} aria-label={`Favourite ${name}`}>
        <HeartIcon />
      </button>
    </form>
  );
}
