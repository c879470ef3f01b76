import Type, { type Static } from 'typebox';
import { OPTION_TEXT_MAX_LENGTH } from '../constants';
import { Id, Minor, nullable, shape } from '../declaration/shape';

const SizeExtraCost = shape({ id: Id, sizeId: Id, extraCost: Minor });

/** A text that a value needs, such as which initials to engrave. */
const OptionText = shape({
  /** The question: Which initials? */
  label: Type.String(),
  maxLength: Type.Integer({ minimum: 1, maximum: OPTION_TEXT_MAX_LENGTH }),
});

export const OptionValue = shape({
  id: Id,
  name: Type.String(),
  extraCost: Minor,
  default: Type.Boolean(),
  sizeExtraCost: Type.Array(SizeExtraCost),
  /** Missing if the value needs no text. */
  text: Type.Optional(OptionText),
});
export type OptionValue = Static<typeof OptionValue>;

export const MenuItemOption = shape({
  id: Id,
  name: Type.String(),
  placeholder: nullable(Type.String()),
  maximumSelected: Type.Integer({ minimum: 0 }),
  minimumSelected: Type.Integer({ minimum: 0 }),
  displayAsGrid: Type.Boolean(),
  /** Only one value may be chosen, whatever maximumSelected says. */
  mutuallyExclusive: Type.Boolean(),
  /** The id of the option value that must be chosen before this option is offered. */
  dependentOn: nullable(Id),
  /** How many of the chosen values are free, cheapest first. */
  extraCostInstancesThreshold: Type.Integer({ minimum: 0 }),
  values: Type.Array(OptionValue),
});
export type MenuItemOption = Static<typeof MenuItemOption>;
