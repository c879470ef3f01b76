import { textAboutOrder, textAboutOrderNote } from '@storefront/messages/checkout';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Checkbox, type CheckboxProps } from '@storefront/ui/checkbox';

/** The choice to be texted about the order, if the business has an account for texts. Its value is '1'. */
export function TextUpdates(checkbox: Pick<CheckboxProps, 'checked' | 'defaultChecked' | 'onChange'>) {
  const { oneTimeCodes } = usePageContext().business;
  if (!oneTimeCodes?.includes('sms')) return null;
  return <Checkbox {...checkbox} name="textUpdates" value="1" label={textAboutOrder} note={textAboutOrderNote} />;
}
