import type { Department } from '../content/department';
import { bakery } from './bakery';
import { breakfast } from './breakfast';
import { drinks } from './drinks';
import { foodCupboard } from './food-cupboard';
import { frozen } from './frozen';
import { fruitAndVeg } from './fruit-and-veg';
import { homeAndFamily } from './home-and-family';
import { meatAndFish } from './meat-and-fish';
import { milkAndDairy } from './milk-and-dairy';
import { readyToEat } from './ready-to-eat';
import { treats } from './treats';

export const groceryDepartments: readonly Department[] = [
  fruitAndVeg,
  bakery,
  breakfast,
  milkAndDairy,
  meatAndFish,
  readyToEat,
  foodCupboard,
  frozen,
  drinks,
  treats,
  homeAndFamily,
];
