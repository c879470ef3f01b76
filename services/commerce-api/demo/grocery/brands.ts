import { pickBy } from '../content/random';

const OWN = 'Pipwell';

/** Invented brands of a department, besides the shop's own. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  veg: ['Long Furrow'],
  bakery: ['Stonebridge Mill', 'Crust & Crumb'],
  breakfast: ['Early Oat', 'Stonebridge Mill'],
  dairy: ['Meadow Gate', 'Curd & Whey'],
  meat: ['Fold & Field', 'Harbour Light'],
  meals: ['Supper Table', 'Green Fork'],
  cupboard: ['Tin Lane', 'Olive Steps', 'Stonebridge Mill'],
  frozen: ['North Shelf', 'Supper Table'],
  drinks: ['Brook & Barrel', 'Fizzwell'],
  sweet: ['Humbug Row', 'Fizzwell'],
  home: ['Bright Yard', 'Soft Cloud'],
};

/** The brand of a product; about two in five are the shop's own. */
export const groceryBrand = (department: string, product: string): string =>
  pickBy(`brand ${product.replace(/^Organic /, '').toLowerCase()}`, [
    OWN,
    OWN,
    ...(MAKERS[department] ?? []),
    ...(MAKERS[department] ?? []),
  ]);
