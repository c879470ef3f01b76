import type { PageProps } from '@storefront/remote-kit/page.types';
import { loadOptions, type OptionsData } from '../options-step/load-options';
import { OptionsStep } from '../options-step/OptionsStep';

export const load = loadOptions;

export function Page({ data }: PageProps<OptionsData>) {
  return <OptionsStep data={data} />;
}
