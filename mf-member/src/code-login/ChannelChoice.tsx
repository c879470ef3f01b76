import type { OneTimeCodeChannel } from '@storefront/api/entities/enumerations';
import { verifiedNumbersOnly } from '@storefront/messages/verification';
import { RadioGroup, type RadioGroupProps } from '@storefront/ui/radio-group';

const labels: Readonly<Record<OneTimeCodeChannel, string>> = { email: 'By email', sms: 'By text message' };

type ChannelChoiceProps = Pick<RadioGroupProps, 'value' | 'defaultValue' | 'onChange'> & {
  readonly channels: readonly OneTimeCodeChannel[];
};

/** How a code is sent; nothing where there is one way. */
export function ChannelChoice({ channels, ...field }: ChannelChoiceProps) {
  if (channels.length < 2) return null;
  const options = channels.map((value) => ({
    value,
    label: labels[value],
    note: value === 'sms' ? verifiedNumbersOnly : undefined,
  }));
  return <RadioGroup {...field} legend="How should we send it?" name="type" options={options} />;
}
