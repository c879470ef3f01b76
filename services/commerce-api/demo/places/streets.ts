import { pickBy, seeded } from '../content/random';
import type { DemoPlace } from '../demo-data.types';

const NAMES: readonly [string, ...string[]] = [
  'Tanner',
  ...(
    'Orchard Mill Chapel Larch Quarry Weaver Lantern Copper Saddler Heron Wharf Almond Rope Bell Station ' +
    'Fuller Thistle Beacon Cooper Abbey Acorn Alder Anchor Ashdown Aspen Baker Barley Bishop Blackthorn ' +
    'Bramble Brewer Bridge Brook Cask Castle Cedar Chandler Cherry Clover Cobbler Coldharbour Coppice ' +
    'Cross Curlew Dairy Dale Dove Drapers Elder Falcon Farrier Fern Ferry Finch Forge Foundry Fountain ' +
    'Foxglove Garland Gatehouse Glover Granary Hawthorn Hazel Heath Hive Holly Hollow Ivy Jasmine Juniper ' +
    'Kestrel Kiln Lamb Lark Laurel Lavender Lime Linden Lock Loom Maltings Manor Maple Market Marsh Mason ' +
    'Meadow Mercer Mulberry Nailer Nightingale Nettle Oak Osier Oxford Paddock Parsonage Plover Poplar ' +
    'Potter Priory Quince Rectory Reed River Robin Rookery Rosemary Rowan Rye Sawmill Sexton Shepherd ' +
    'Silver Smithy Sorrel Sparrow Spring Stable Starling Stonemason Swan Swift Sycamore Tallow Teal ' +
    'Thatcher Tinker Toll Tower Turnpike Vine Walnut Warren Watermill Well Wheelwright Willow Wool Wren'
  ).split(' '),
];

const KINDS: readonly [string, ...string[]] = [
  'Street',
  ...(
    'Road Lane Row Place Terrace Walk Gardens Yard Hill Close Avenue Crescent Court Mews Grove Way Rise ' +
    'Parade Square'
  ).split(' '),
];

const COUNTIES: Readonly<Record<string, string>> = {
  Bath: 'Somerset',
  Frome: 'Somerset',
  Keynsham: 'Somerset',
  Wells: 'Somerset',
  Brighton: 'East Sussex',
  Hove: 'East Sussex',
  Lewes: 'East Sussex',
  Norwich: 'Norfolk',
  Wymondham: 'Norfolk',
  Cambridge: 'Cambridgeshire',
  Ipswich: 'Suffolk',
  Colchester: 'Essex',
  Leeds: 'West Yorkshire',
  York: 'North Yorkshire',
  Manchester: 'Greater Manchester',
};

/** Splits '14 Lantern Yard' into street and number; undefined when a line does not start with a number. */
function houseOf(line1: string): { number: number; street: string } | undefined {
  const [, number, street] = /^(\d+)[a-z]? (.+)$/i.exec(line1) ?? [];
  return number && street ? { number: Number(number), street } : undefined;
}

/**
 * The invented street of a full postcode: six to eleven houses, numbered in steps of two.
 * @param line1 a known address that must be on the street
 */
export function withStreet(place: DemoPlace, line1: string | undefined): DemoPlace {
  const random = seeded(`street ${place.postcode}`);
  const known = line1 === undefined ? undefined : houseOf(line1);
  const made = `${pickBy(`name ${place.postcode}`, NAMES)} ${pickBy(`kind ${place.postcode}`, KINDS)}`;
  const first = 1 + Math.floor(random() * 40);
  const county = COUNTIES[place.town];
  return {
    ...place,
    ...(county !== undefined && { county }),
    street: known?.street ?? made,
    // Up to three houses with lower numbers on the same side.
    firstHouse: known ? known.number - 2 * Math.min(3, Math.floor((known.number - 1) / 2)) : first,
    houses: 6 + Math.floor(random() * 6),
  };
}
