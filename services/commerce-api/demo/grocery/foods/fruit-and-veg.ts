/** Product | ingredients | fat, saturates, carbohydrate, sugars, fibre, protein and salt in g per 100 g. */
export const fruitAndVegFoods = `
Gala apples | Apples | 0.1 0 12.2 11.2 2.1 0.4 0
Braeburn apples | Apples | 0.1 0 11.8 10.9 2.3 0.4 0
Granny Smith apples | Apples | 0.1 0 10.9 9.6 2.4 0.4 0
Bramley cooking apples | Apples | 0.1 0 8.9 8.9 2.2 0.3 0
Conference pears | Pears | 0.1 0 10.9 10.5 2.7 0.3 0.01
Bananas | Bananas | 0.1 0.1 20.3 18.1 1.4 1.2 0
Extra large pineapple | Pineapple | 0.2 0 10.1 10.1 1.3 0.4 0
Ready to eat mangoes | Mangoes | 0.2 0.1 14.1 13.8 2.6 0.7 0
Kiwi fruit | Kiwi fruit | 0.5 0.1 10.6 10.3 2.6 1.1 0.01
Whole coconut | Coconut | 36 31 3.7 3.7 12.2 3.2 0.04
Juicing oranges | Oranges | 0.2 0 8.2 8.2 1.2 0.8 0.01
Easy peel satsumas | Satsumas | 0.1 0 8.5 8.5 1.3 0.9 0.01
Unwaxed lemons | Lemons | 0.3 0.1 3.2 3.2 4.7 1 0.01
Limes | Limes | 0.3 0.1 3 1.7 2.8 0.7 0.01
Strawberries | Strawberries | 0.5 0 6.1 6.1 3.8 0.6 0.01
Blueberries | Blueberries | 0.2 0 9.1 9.1 1.5 0.9 0
Cherries | Cherries | 0.1 0 11.5 11.5 1.2 0.9 0
Black seedless grapes | Grapes | 0.1 0 17 17 1.2 0.6 0
Galia melon | Melon | 0.1 0 5.6 5.6 0.6 0.8 0.08
Watermelon | Watermelon | 0.3 0.1 7.1 7.1 0.3 0.4 0.01
Flat peaches | Peaches | 0.1 0 7.6 7.6 1.9 1 0
Fruit pot with kiwi and grape | Melon, pineapple, grapes, kiwi fruit 15% | 0.2 0.1 10.4 10.3 1.3 0.7 0.02
Maris Piper potatoes | Potatoes | 0.1 0 17.5 0.8 1.8 2 0.01
Baking potatoes | Potatoes | 0.2 0 17 0.6 1.9 1.9 0.01
Jersey Royal potatoes | Potatoes | 0.1 0 16.1 1.3 1.4 1.7 0.01
Sweet potatoes | Sweet potatoes | 0.3 0.1 20.5 5.5 2.7 1.2 0.1
Carrots | Carrots | 0.4 0.1 7.7 7.2 3.9 0.5 0.07
Bunched carrots | Carrots | 0.4 0.1 7.2 6.8 3.7 0.6 0.08
Brown onions | Onions | 0.1 0 8 6.2 2.2 1 0.01
Red onions | Red onions | 0.1 0 7.4 6 2 1 0.01
Garlic bulbs | Garlic | 0.6 0.1 16.3 1.6 4.1 7.9 0.01
Root ginger | Ginger | 0.8 0.2 15.8 1.7 2 1.8 0.03
Broccoli | Broccoli | 0.6 0.2 3.2 1.9 4 4.3 0.02
Peas in the pod | Peas | 1.2 0.2 10.4 3.2 5.5 6.7 0
Stir fry vegetables | Bean sprouts, carrot, white cabbage, red pepper, spring onion | 0.3 0.1 5 4.2 2.2 1.9 0.03
Sweetcorn cobs | Sweetcorn | 1.8 0.3 14.6 4.2 2.6 3.4 0
Chestnut mushrooms | Mushrooms | 0.4 0.1 0.4 0.2 1.2 1.9 0.01
Closed cup mushrooms | Mushrooms | 0.3 0.1 0.3 0.2 1.1 1.8 0.01
Culinary pumpkin | Pumpkin | 0.2 0.1 2.2 1.7 1 0.7 0
Cooked chestnuts | Chestnuts | 2 0.4 33.8 7 4.4 2.3 0.02
Baby spinach | Spinach | 0.8 0.1 1.6 1.5 2.1 2.8 0.35
Wild rocket | Rocket | 0.4 0.1 1.4 1.2 1.8 3.6 0.15
Four leaf salad | Green lettuce, red lettuce, lamb’s lettuce, frisée | 0.5 0.1 1.6 1.5 1.6 1.4 0.05
Round lettuce | Lettuce | 0.5 0.1 1.4 1.4 1.5 1.2 0.01
Garden salad bowl | Lettuce, tomato, cucumber, carrot, sweetcorn 8% | 0.5 0.1 3.2 2.6 1.6 1.2 0.03
Tomatoes on the vine | Tomatoes | 0.1 0 3 3 1 0.5 0
Baby plum tomatoes | Tomatoes | 0.4 0.1 3.8 3.8 1.2 0.8 0.01
Beef tomatoes | Tomatoes | 0.1 0 2.8 2.8 1 0.6 0
Mixed peppers | Peppers | 0.3 0.1 4.6 4.4 1.9 1 0.01
Red chillies | Chillies | 0.6 0.1 4.2 3.7 2.5 1.8 0.02
Cucumber | Cucumber | 0.1 0 1.2 1.2 0.7 0.7 0.01
Aubergine | Aubergine | 0.4 0.1 2.2 2 2.6 0.9 0.01
Ripe and ready avocados | Avocado | 19.5 4.1 1.9 0.5 3.4 1.9 0.02
Flat leaf parsley | Parsley | 1.3 0.2 2.7 2.3 5 3 0.08
Basil | Basil | 0.8 0.1 5.1 0.3 1.6 3.1 0.02
Growing mint | Mint | 0.7 0.1 5.3 0.5 3.5 3.8 0.04
Coriander | Coriander | 0.6 0.1 1.8 1.3 2.9 2.4 0.07
`;
