/** Product | ingredients | fat, saturates, carbohydrate, sugars, fibre, protein and salt in g per 100 g. */
export const milkAndDairyFoods = `
Whole milk | Cow’s milk | 3.7 2.4 4.7 4.7 0 3.4 0.1
Semi-skimmed milk | Cow’s milk | 1.7 1.1 4.8 4.8 0 3.5 0.1
Skimmed milk | Cow’s milk | 0.1 0.1 4.9 4.9 0 3.5 0.1
Lactose-free milk | Cow’s milk, lactase enzyme | 1.7 1.1 2.7 2.7 0 3.5 0.1
Chocolate milk | Semi-skimmed milk 94%, sugar, cocoa powder, stabiliser (carrageenan) | 1.8 1.2 10.2 9.9 0.3 3.5 0.13
Kefir | Cow’s milk, live kefir cultures | 3.5 2.3 4.1 4.1 0 3.6 0.11
Barista oat drink | Water, oats 10%, rapeseed oil, calcium carbonate, sea salt, vitamins B2, B12 and D2 | 3 0.3 6.6 3.4 0.8 1 0.1
Oat drink | Water, oats 10%, rapeseed oil, calcium carbonate, sea salt, vitamins B2, B12 and D2 | 1.4 0.2 6.5 3.2 0.8 1 0.1
Almond drink | Water, almonds 3%, calcium carbonate, sea salt, vitamins B2, B12 and D2 | 1.2 0.1 0.1 0 0.4 0.5 0.12
Soya drink | Water, hulled soya beans 9%, calcium carbonate, sea salt, vitamins B2, B12 and D2 | 1.8 0.3 0.2 0.1 0.5 3.3 0.1
Coconut drink | Water, coconut milk 8%, rice, calcium carbonate, sea salt, vitamins B12 and D2 | 1 0.9 2.7 1.9 0.1 0.2 0.12
Double cream | Cow’s milk cream | 50.5 31.4 1.7 1.7 0 1.6 0.06
Single cream | Cow’s milk cream | 19.1 12.2 2.2 2.2 0 3.3 0.1
Clotted cream | Cow’s milk cream | 63.5 39.7 2.3 2.3 0 1.6 0.05
Soured cream | Soured cow’s milk cream, live cultures | 18.6 11.6 3.8 3.8 0 2.8 0.1
Crème fraîche | Cow’s milk cream, live cultures | 30.4 20.4 2.5 2.5 0 2.2 0.06
Fresh vanilla custard | Milk, cream (milk), sugar, egg yolk 6%, cornflour, vanilla | 6.4 3.8 15.8 13.2 0 3.2 0.12
Salted butter | Butter (cow’s milk), salt | 82.2 52.1 0.6 0.6 0 0.6 1.5
Unsalted butter | Butter (cow’s milk) | 82.6 52.4 0.7 0.7 0 0.6 0.03
Spreadable butter | Butter (cow’s milk) 64%, rapeseed oil, water, salt | 75.4 33.6 0.5 0.5 0 0.5 1.1
Olive spread | Rapeseed oil, water, olive oil 16%, palm oil, salt, emulsifier (sunflower lecithin), vitamins A and D2 | 54.2 13.4 0.4 0.1 0 0.1 1
Free-range eggs, medium | Hen’s egg | 9 2.5 0.2 0.2 0 12.6 0.39
Free-range eggs, large | Hen’s egg | 9.2 2.6 0.2 0.2 0 12.5 0.39
Mixed weight eggs | Hen’s egg | 9 2.5 0.1 0.1 0 12.6 0.38
Blue-shelled eggs | Hen’s egg | 9.8 2.8 0.2 0.2 0 12.8 0.38
Mature Cheddar | Cow’s milk, salt, cultures, vegetarian rennet | 34.9 21.7 0.1 0.1 0 25.4 1.8
Extra mature Cheddar | Cow’s milk, salt, cultures, vegetarian rennet | 35.2 22 0.1 0.1 0 25.2 1.9
Mild Cheddar | Cow’s milk, salt, cultures, vegetarian rennet | 34.4 21.6 0.1 0.1 0 25 1.7
Grated mature Cheddar | Mature Cheddar (cow’s milk, salt, cultures, vegetarian rennet), potato starch | 33.8 21.2 2 0.1 0 24.6 1.8
Cave-aged Cheddar wedge | Cow’s milk, salt, cultures, animal rennet | 35.4 22.2 0.1 0.1 0 25.6 1.9
Red Leicester | Cow’s milk, salt, cultures, vegetarian rennet, colour (annatto) | 33.7 21.1 0.1 0.1 0 24.3 1.7
Double Gloucester with chives | Double Gloucester (cow’s milk, salt, cultures, vegetarian rennet, colour: annatto), chives 1% | 33.2 20.8 1 0.4 0.1 23.4 1.7
Blue Stilton | Cow’s milk, salt, cultures, vegetarian rennet | 35 23 0.1 0.1 0 23.7 2
Farmhouse Brie | Cow’s milk, salt, cultures, vegetarian rennet | 29.1 18.2 0.4 0.4 0 19.6 1.4
Mozzarella | Cow’s milk, salt, cultures, vegetarian rennet | 18 12.4 1 1 0 18.2 0.5
Greek salad cheese | Sheep’s milk, goat’s milk, salt, cultures, vegetarian rennet | 22.6 16 0.7 0.7 0 16.4 2.6
Halloumi | Cow’s milk, sheep’s milk, goat’s milk, salt, vegetarian rennet, mint | 25.8 17.4 1.8 1.6 0 21.6 2.8
Parmesan wedge | Cow’s milk, salt, calf rennet | 29.7 19.6 0 0 0 32.4 1.6
Soft cheese | Full-fat soft cheese (cow’s milk), salt, stabiliser (locust bean gum) | 22.4 14.6 4.2 4 0 5.4 0.7
Garlic and herb soft cheese | Full-fat soft cheese (cow’s milk), garlic 2%, parsley, chives, salt | 24.8 16.2 4 3.4 0.3 6 1
Cottage cheese | Skimmed cow’s milk, cream (milk), salt, cultures | 3.9 2.5 3.4 3.4 0 10.6 0.55
Cheese snack sticks | Cow’s milk, salt, cultures, vegetarian rennet | 28.6 18 0.2 0.1 0 26.4 1.6
Greek style yoghurt | Cow’s milk, cream (milk), live cultures | 9.8 6.4 5.4 5.2 0 5 0.14
Greek style yoghurt with honey | Cow’s milk, cream (milk), honey 10%, live cultures | 8.6 5.6 14.2 13.8 0 4.4 0.13
Natural yoghurt | Cow’s milk, live cultures | 3.4 2.2 6.6 6.6 0 4.9 0.16
Coconut yoghurt | Coconut milk 96%, tapioca starch, live cultures | 16.8 14.6 5.2 1.8 0.6 1.5 0.05
Strawberry yoghurt | Yoghurt (cow’s milk), strawberries 12%, sugar, cornflour, lemon juice | 2.8 1.8 13 12.2 0.3 4.1 0.13
Peach and apricot yoghurt | Yoghurt (cow’s milk), peaches 7%, apricots 5%, sugar, cornflour, lemon juice | 2.8 1.8 13.6 12.6 0.3 4 0.13
Raspberry yoghurt | Yoghurt (cow’s milk), raspberries 12%, sugar, cornflour, lemon juice | 2.8 1.8 12.8 11.8 0.7 4.2 0.13
Blueberry yoghurt | Yoghurt (cow’s milk), blueberries 12%, sugar, cornflour, lemon juice | 2.8 1.8 13.8 12.8 0.3 4 0.13
Rice pudding | Whole milk 68%, rice 10%, cream (milk), sugar | 4.6 2.9 17.6 10.8 0.2 3.4 0.1
Chocolate pots | Cream (milk) 38%, milk, sugar, dark chocolate 14% (cocoa mass, sugar, cocoa butter, soya lecithin), egg yolk | 21.4 13 23.4 20.8 1.6 3.8 0.1
Salted caramel pots | Cream (milk) 36%, milk, caramel 20% (sugar, butter (milk), water), sugar, egg yolk, cornflour, sea salt | 18.6 11.6 28.2 25.4 0 2.9 0.6
Lemon possets | Cream (milk) 70%, sugar, lemon juice 12% | 33.2 20.8 18.8 18.8 0 1.3 0.05
`;
