import type { OptionRecipe } from '../content/option-recipe';

const one = { minimum: 1, maximum: 1, exclusive: true } as const;

export const retailOptions: Readonly<Record<string, readonly OptionRecipe[]>> = {
  // A bulb is an item of its own, because only items earn the deal 'Lamp and bulb'.
  lamp: [
    { name: 'Cable', values: ['*Black cloth', 'White cloth', 'Ultramarine cloth +300'], grid: true, ...one },
    {
      name: 'Dimmer',
      values: ['In-line dimmer +900', 'Touch dimmer +1200'],
      maximum: 1,
      exclusive: true,
    },
  ],
  engraving: [
    { name: 'Engraving', values: ['*None', 'Initials +500 ?3 Which initials?', 'Name +800 ?24 Which name?'], ...one },
    { name: 'Letter style', values: ['*Roman', 'Italic', 'Typewriter'], grid: true, dependsOn: 'Initials', ...one },
    { name: 'Gift wrap', values: ['Paper and ribbon +400', 'Box +600'], maximum: 1, exclusive: true },
  ],
  wrap: [
    { name: 'Gift wrap', values: ['*None', 'Paper +300', 'Paper and ribbon +400', 'Box +600'], ...one },
    { name: 'Ribbon', values: ['*Ultramarine', 'Ink', 'Bone'], grid: true, dependsOn: 'Paper and ribbon', ...one },
    { name: 'Card', values: ['Blank card +150', 'Birthday card +150', 'Thank you card +150'], maximum: 2, free: 0 },
  ],
  finish: [
    { name: 'Finish', values: ['*Matt', 'Eggshell +300', 'Kitchen and bathroom +400'], ...one },
    {
      name: 'To go with it',
      values: ['Paintbrush, 50 mm +600', 'Roller and tray +900', 'Masking tape +300'],
      maximum: 3,
    },
  ],
};
