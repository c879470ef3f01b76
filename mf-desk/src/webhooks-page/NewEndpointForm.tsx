import { LOW_STOCK_MAX, WEBHOOK_URL_MAX_LENGTH } from '@storefront/api/constants';
import type { WebhookEndpoint } from '@storefront/api/entities/webhook';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { array, number, object, string } from 'yup';
import { ChoiceOfSome } from '../frame/ChoiceOfSome';
import layout from '../frame/Layout.module.css';
import { events, eventTexts } from './event-texts';

const ADDRESS = 'Enter an address that starts with https://.';
const COUNT = `Enter a whole number from 0 to ${LOW_STOCK_MAX}.`;
/** As the API sets it when nothing is given. */
const LOW_STOCK_AT = 5;

const schema = object({
  url: string()
    .trim()
    .required(ADDRESS)
    .matches(/^https:\/\/\S+$/, ADDRESS)
    .max(WEBHOOK_URL_MAX_LENGTH),
  events: array(string().oneOf(events).required()).required().min(1, 'Choose what the program is told of.'),
  lowStockAt: number().typeError(COUNT).required(COUNT).integer(COUNT).min(0, COUNT).max(LOW_STOCK_MAX, COUNT),
});

export interface NewEndpointFormProps {
  /** Called with the secret, which cannot be read again. */
  readonly onAdded: (endpoint: WebhookEndpoint, secret: string) => void;
}

/** Adds an address that events are sent to. */
export function NewEndpointForm({ onAdded }: NewEndpointFormProps) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { url: '', events: [] as string[], lowStockAt: LOW_STOCK_AT },
    schema,
    onSubmit: async ({ url, events: chosen, lowStockAt }, { resetForm }) => {
      try {
        const body = {
          url: url.trim(),
          events: events.filter((event) => chosen.includes(event)),
          lowStockAt: Number(lowStockAt),
        };
        const reply = await api.call('POST /admin/webhook-add', { body });
        if (!reply.ok) return { message: refusalText(reply.error.code) };
        resetForm();
        onAdded(reply.data.endpoint, reply.data.secret);
        return undefined;
      } catch {
        return { message: 'The endpoint could not be added. Check the connection and the list, then try again.' };
      }
    },
  });
  const field = liveFields(form);
  return (
    <section className={layout.panel} aria-label="New endpoint">
      <h2>New endpoint</h2>
      <form {...form.formProps} className="sf-stack">
        <FormErrors errors={form.formErrors} />
        <TextField {...field('url')} label="Address" inputMode="url" maxLength={WEBHOOK_URL_MAX_LENGTH} />
        <ChoiceOfSome
          legend="Tell it when"
          name="events"
          options={events}
          texts={eventTexts}
          chosen={form.values.events}
          onChange={form.handleChange}
          error={form.touched.events && form.errors.events}
        />
        {form.values.events.includes('stock.low') && (
          <TextField {...field('lowStockAt')} label="Running out means this many or fewer" inputMode="numeric" />
        )}
        <Button {...form.submitProps}>Add endpoint</Button>
      </form>
    </section>
  );
}

function refusalText(code: string): string {
  if (code === 'webhook_url_refused') return 'Events are sent to public https addresses only.';
  if (code === 'webhook_limit_reached') return 'The business has as many endpoints as it can have. Remove one first.';
  return 'The endpoint was refused. Load the page again.';
}
