import { Badge } from '../src/badge';
import { Button } from '../src/button';
import { Checkbox } from '../src/checkbox';
import { Chip } from '../src/chip';
import { EmptyState } from '../src/empty-state';
import { ErrorState } from '../src/error-state';
import { IconButton } from '../src/icon-button';
import { AlertIcon } from '../src/icons/alert';
import { BagIcon } from '../src/icons/bag';
import { CheckIcon } from '../src/icons/check';
import { HeartIcon } from '../src/icons/heart';
import { LeafIcon } from '../src/icons/leaf';
import { PinIcon } from '../src/icons/pin';
import { TruckIcon } from '../src/icons/truck';
import { LinkButton } from '../src/link-button';
import { Notice } from '../src/notice';
import { PageFrame } from '../src/page-frame';
import { PageTitle } from '../src/page-title';
import { Panel } from '../src/panel';
import { Price } from '../src/price';
import { ProgressBar } from '../src/progress-bar';
import { RadioGroup } from '../src/radio-group';
import { Section } from '../src/section';
import { Segmented } from '../src/segmented';
import { SelectField } from '../src/select-field';
import { Skeleton } from '../src/skeleton';
import { Stepper } from '../src/stepper';
import { TextAreaField } from '../src/text-area-field';
import { TextField } from '../src/text-field';
import type { Theme } from '../src/themes/theme';
import { Totals } from '../src/totals';
import { Chrome } from './chrome';

const fulfilment = [
  { value: 'delivery', label: 'Delivery', icon: <TruckIcon /> },
  { value: 'collection', label: 'Collection', icon: <BagIcon /> },
];

function Summary() {
  return (
    <Panel title="7 items">
      <div className="sf-stack">
        <ProgressBar label="Free delivery" value={1825} maximum={2500} valueText="£18.25 of £25" end="£18.25 of £25">
          <strong>£6.75 more</strong> and delivery is free
        </ProgressBar>
        <Totals
          rows={[
            { label: 'Items', amount: 2170 },
            { label: 'WELCOME5', amount: '−£3.00', kind: 'saving', note: 'On full-price items' },
            { label: 'Delivery', amount: 200, note: 'Today, 5–6pm' },
            { label: 'Total', amount: 2070, kind: 'total' },
          ]}
        />
        <Button kind="accent" wide big>
          Pay £20.70
        </Button>
      </div>
    </Panel>
  );
}

export function KitPage({ theme }: { theme: Theme }) {
  return (
    <Chrome theme={theme}>
      <PageFrame width="narrow" aside={<Summary />} asideLabel="Summary">
        <PageTitle>Checkout</PageTitle>
        <Section title="Where should we bring it?">
          <div className="sf-stack">
            <Segmented
              legend="How would you like your order?"
              name="way"
              options={fulfilment}
              defaultValue="delivery"
            />
            <TextField
              label="Postcode"
              maxLength={8}
              defaultValue="SE1 9GF"
              leading={<PinIcon />}
              trailing={<Button kind="accent">See times</Button>}
            />
          </div>
        </Section>
        <Section title="Your details" note="We text you when the van is near.">
          <div className="sf-stack">
            <Notice kind="danger" icon={<AlertIcon />} role="alert">
              <strong>One thing to mend:</strong> your <a href="#mobile">mobile number</a>.
            </Notice>
            <TextField label="First name" autoComplete="given-name" defaultValue="Priya" />
            <TextField
              id="mobile"
              label="Mobile"
              type="tel"
              defaultValue="07700 90012"
              hint="Eleven digits, starting 07"
              error="Mobile phone number is invalid"
            />
            <SelectField
              label="Where did you hear of us?"
              placeholder="Choose one"
              optional
              options={[{ value: 'friend', label: 'From a friend' }]}
            />
            <TextAreaField label="Instructions for the driver" optional placeholder="The green door" />
            <RadioGroup
              legend="How would you like to pay?"
              name="pay"
              boxed
              defaultValue="card"
              options={[
                { value: 'card', label: 'Card', note: 'Visa, Mastercard, Discover or JCB' },
                { value: 'cash', label: 'Cash', note: 'Have £20.70 ready', end: '£20.70' },
              ]}
            />
            <Checkbox label="Save this card" name="saveCard" defaultChecked />
            <Checkbox label="I am 18 or over" name="age" error="Tick this to go on" />
            <div className="sf-row" style={{ flexWrap: 'wrap', justifyContent: 'start' }}>
              <Button>Continue</Button>
              <Button busy>Saving</Button>
              <Button kind="quiet">Back</Button>
              <Button kind="soft">Apply</Button>
              <Button kind="danger">Delete</Button>
              <Button disabled>Not yet</Button>
              <LinkButton href="#more" kind="accent">
                See times
              </LinkButton>
              <IconButton label="Favourite" icon={<HeartIcon />} />
            </div>
          </div>
        </Section>
        <Section title="Small parts">
          <div className="sf-stack">
            <div className="sf-row" style={{ flexWrap: 'wrap', justifyContent: 'start' }}>
              <Chip on>Today</Chip>
              <Chip>Tomorrow</Chip>
              <Badge>Favourite</Badge>
              <Badge kind="sale">Save 45p</Badge>
              <Badge kind="new">New</Badge>
              <Badge kind="good">Greenest</Badge>
              <Badge kind="warning">2 left</Badge>
              <Stepper count={2} label="Greek style yoghurt" quiet />
            </div>
            <Price amount={185} was={230} large />
            <Notice icon={<LeafIcon />}>A van is in your street anyway at five.</Notice>
            <Notice kind="accent" icon={<TruckIcon />}>
              Two for £4 on berries.
            </Notice>
            <Notice kind="success" icon={<CheckIcon />}>
              WELCOME5 has been applied. It takes £3.00 off.
            </Notice>
            <Notice kind="warning" icon={<AlertIcon />}>
              Your slot is held for less than 5 more minutes
            </Notice>
            <Skeleton height={44} />
          </div>
        </Section>
        <Section title="Nothing, and nothing yet">
          <EmptyState title="Your basket is empty" action={<LinkButton href="#start">Start shopping</LinkButton>}>
            Your usual things are one tap away.
          </EmptyState>
          <ErrorState title="We could not load the slots." small onRetry={() => {}}>
            The rest of the page works.
          </ErrorState>
        </Section>
      </PageFrame>
    </Chrome>
  );
}
