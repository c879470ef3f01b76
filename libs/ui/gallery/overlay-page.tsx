import { Button } from '../src/button';
import { Checkbox } from '../src/checkbox';
import { IconButton } from '../src/icon-button';
import { CrossIcon } from '../src/icons/cross';
import { TextButton } from '../src/text-link';
import type { Theme } from '../src/themes/theme';
import { sampleShop } from './sample-shop';

/**
 * Open overlays. The components open only in a browser, so their parts are shown statically; the unit tests of dialog
 * and toast-region cover the behaviour.
 */
export function OverlayPage({ theme }: { theme: Theme }) {
  return (
    <main>
      <h1 className="sf-hidden">{sampleShop(theme).name}</h1>
      <div className="sf-dialog-veil" />
      <div className="sf-dialog sf-dialog--sheet" role="dialog" aria-labelledby="filters" aria-modal="true">
        <div className="sf-dialog__head">
          <h2 className="sf-h3" id="filters">
            Filters
          </h2>
          <IconButton label="Close" icon={<CrossIcon />} />
        </div>
        <div className="sf-dialog__body">
          <Checkbox label="Vegetarian" end={61} defaultChecked />
          <Checkbox label="Vegan" end={24} />
          <Checkbox label="No gluten" end={18} />
        </div>
        <div className="sf-dialog__foot">
          <Button kind="quiet">Clear</Button>
          <Button>Show 86 items</Button>
        </div>
      </div>
      <section className="sf-toasts" aria-label="Notices">
        <div className="sf-toast">
          <span>Whole milk removed</span>
          <TextButton>Undo</TextButton>
        </div>
      </section>
    </main>
  );
}
