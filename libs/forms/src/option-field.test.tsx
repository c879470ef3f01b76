import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { render, screen } from '@testing-library/react';
import { OptionField } from './option-field';

const text = { label: 'Which letters?', maxLength: 3 };
const values = [
  { id: 1, name: 'Initials', extraCost: 500, default: false, sizeExtraCost: [], text },
  { id: 2, name: 'Name', extraCost: 800, default: false, sizeExtraCost: [], text: { ...text, label: 'Which name?' } },
];
const option = {
  id: 9,
  name: 'Engraving',
  placeholder: null,
  maximumSelected: 1,
  minimumSelected: 1,
  values,
  displayAsGrid: false,
  mutuallyExclusive: true,
  dependentOn: null,
  extraCostInstancesThreshold: 0,
} as unknown as MenuItemOption;

test('a missing text is reported below its own field and before the next value', () => {
  render(
    <OptionField
      options={[option]}
      option={option}
      isHydrated={true}
      currency="GBP"
      isTextFault={true}
      chosen={[{ optionId: 9, valueId: 1 }]}
      problem="Enter the text for Engraving"
      onChoose={() => undefined}
      onText={() => undefined}
    />,
  );
  const problem = screen.getByText('Enter the text for Engraving');
  const field = screen.getByRole('textbox', { name: 'Which letters?' });
  expect(field.getAttribute('aria-describedby')).toBe(problem.id);
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(field.compareDocumentPosition(problem) & after).toBeTruthy();
  expect(problem.compareDocumentPosition(screen.getByRole('radio', { name: /^Name/ })) & after).toBeTruthy();
});
