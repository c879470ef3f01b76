/** Product | ingredients | fat, saturates, carbohydrate, sugars, fibre, protein and salt in g per 100 g. */
export const foodCupboardFoods = `
Chopped tomatoes | Tomatoes 65%, tomato juice, citric acid | 0.1 0 3.8 3.6 0.8 1.2 0.03
Plum tomatoes | Plum tomatoes 65%, tomato juice | 0.1 0 3.6 3.4 0.9 1.1 0.02
Passata | Tomatoes 99%, salt | 0.2 0 4.6 4.4 1.2 1.4 0.3
Sweetcorn | Sweetcorn, water | 1.6 0.3 13 6 3 2.7 0.01
Peach slices in juice | Peaches 58%, grape juice | 0 0 10.6 10.2 0.9 0.6 0.01
Tomato purée | Concentrated tomatoes | 0.3 0.1 16 13.4 3.4 4.6 0.12
Baked beans | Haricot beans 51%, tomatoes 34%, water, sugar, cornflour, salt, spirit vinegar, paprika | 0.4 0.1 12.9 5 3.9 4.8 0.6
Kidney beans | Kidney beans 60%, water | 0.6 0.1 13.4 0.6 7 7.8 0.02
Chickpeas | Chickpeas 60%, water | 2.4 0.3 13.8 0.4 6.2 7 0.03
Green lentils in water | Green lentils 60%, water | 0.6 0.1 11.8 0.4 5.2 7.4 0.02
Reduced sugar baked beans | Haricot beans 52%, tomatoes 34%, water, cornflour, sugar, salt, spirit vinegar, paprika, sweetener (steviol glycosides) | 0.4 0.1 10.8 2.6 4 4.9 0.5
Tuna chunks in spring water | Tuna (fish), water, salt | 0.7 0.2 0 0 0 26.2 0.8
Tuna chunks in olive oil | Tuna (fish), olive oil, salt | 10.4 1.7 0 0 0 25 0.8
Sardines in tomato | Sardines (fish) 68%, tomato purée, water, rapeseed oil, salt | 9.2 2.2 1.4 1.2 0.3 17 0.9
Mackerel fillets in oil | Smoked mackerel (fish) 72%, sunflower oil, salt | 21.4 4 0 0 0 20.2 1
Cream of tomato soup | Water, tomatoes 34%, cream (milk), sugar, wheat flour, rapeseed oil, salt | 2.8 0.6 7 4.8 0.5 0.9 0.55
Coconut milk | Coconut extract 75%, water | 17.4 15.2 2.4 1.8 0.4 1.4 0.05
Light coconut milk | Coconut extract 38%, water | 7 6.2 1.4 1 0.2 0.7 0.03
Spaghetti | Durum wheat semolina | 1.6 0.3 71 3.2 3.2 12.6 0.01
Penne | Durum wheat semolina | 1.6 0.3 71 3.2 3.2 12.6 0.01
Fusilli | Durum wheat semolina | 1.6 0.3 71 3.2 3.2 12.6 0.01
Wholewheat fusilli | Wholemeal durum wheat semolina | 2.4 0.5 62.4 3.4 9.4 13 0.02
Medium egg noodles | Wheat flour, egg 14%, salt | 2.4 0.6 69 2 2.8 13.4 0.6
Rice noodles | Rice flour 90%, water | 0.6 0.1 80.2 0.2 1.4 6.6 0.03
Basmati rice | Basmati rice | 0.6 0.2 77.6 0.1 1 8.2 0.01
Brown basmati rice | Wholegrain basmati rice | 2.6 0.6 72.4 0.8 3 8.6 0.01
Risotto rice | Carnaroli rice | 0.5 0.2 78.2 0.2 1.2 7 0.01
Microwave basmati rice | Cooked basmati rice 97%, sunflower oil, salt | 2.2 0.3 30.4 0.2 0.8 3.2 0.25
Couscous | Durum wheat semolina | 1.6 0.3 70.8 1.8 4.2 12.4 0.01
Quinoa | Quinoa | 6 0.6 57.2 3.6 7 14 0.01
Red lentils | Red lentils | 1.4 0.2 55.6 1.6 8.6 24 0.03
Bulgur wheat | Bulgur wheat | 1.6 0.3 67.6 1 9 11.8 0.02
Extra virgin olive oil | Extra virgin olive oil | 91.4 14.2 0 0 0 0 0
Sunflower oil | Sunflower oil | 91.8 10.2 0 0 0 0 0
Rapeseed oil | Rapeseed oil | 91.6 6.6 0 0 0 0 0
Balsamic vinegar | Wine vinegar (sulphites), grape must | 0 0 18 17.4 0 0.4 0.05
Cider vinegar | Cider vinegar | 0 0 0.4 0.3 0 0 0.01
Tomato and basil pasta sauce | Tomatoes 78%, tomato purée, onion, sunflower oil, basil 1%, garlic, salt | 2.2 0.3 7.2 5.8 1.4 1.5 0.7
Roasted pepper pasta sauce | Tomatoes 62%, red peppers 22%, onion, sunflower oil, garlic, smoked paprika, salt | 2.4 0.3 7.4 6 1.6 1.4 0.7
Basil pesto | Basil 36%, rapeseed oil, cashews, Parmesan (milk, animal rennet), pine kernels, garlic, salt | 38.2 5.6 6.4 2.2 2 6.4 1.9
Red pesto | Tomatoes 40%, rapeseed oil, cashews, Parmesan (milk, animal rennet), basil, garlic, salt | 30.4 4.4 8.8 5.6 2.4 5.6 1.9
Korma sauce | Water, onion, coconut 9%, cream (milk), ground almonds, rapeseed oil, sugar, ginger, turmeric, salt | 9.4 4.6 9.6 6.2 1.4 1.8 0.75
Tikka masala sauce | Tomato, water, onion, cream (milk), yoghurt (milk), rapeseed oil, sugar, ginger, garlic, coriander, salt | 5.8 1.9 9 6.6 1.2 1.6 0.8
Taco kit | Taco shells (maize, palm oil, salt), salsa (tomatoes, onion, chilli), spice mix (paprika, cumin, wheat flour, salt) | 11.6 5 40.4 7 4.8 5.2 1.4
Tomato ketchup | Tomatoes (174g per 100g), vinegar, sugar, salt, celery, spices | 0.1 0 22.4 21.6 0.9 1.3 1.7
Mayonnaise | Rapeseed oil 76%, egg yolk 8%, water, vinegar, sugar, salt, mustard | 77.4 5.9 1.6 1.4 0 1.1 1.3
Brown sauce | Vinegar, tomatoes, dates, molasses, sugar, tamarind, barley malt vinegar, salt, spices | 0.1 0 27.4 24 0.9 0.8 1.4
Wholegrain mustard | Water, mustard seeds 26%, spirit vinegar, salt, sugar | 10.2 0.6 9.2 3.4 5.2 7.8 3.9
English mustard | Water, mustard flour 24%, sugar, salt, wheat flour, turmeric, citric acid | 9.8 0.6 18.4 8.2 3.4 7 7.4
Soy sauce | Water, soya beans, wheat, salt | 0 0 7.2 1.4 0 8.4 14.4
Ploughman’s pickle | Carrot, swede, cauliflower, onion, sugar, barley malt vinegar, dates, salt, spices | 0.2 0 31 24.6 1.6 0.8 1.7
Piccalilli | Cauliflower, gherkin, onion, spirit vinegar, sugar, mustard 4%, cornflour, turmeric, salt | 0.8 0.1 17 13.8 1.2 1.4 1.6
Crunchy gherkins | Gherkins, water, spirit vinegar, sugar, salt, dill, mustard seeds | 0.2 0 5.2 4.8 0.9 0.8 1.3
Green olives in brine | Green olives, water, salt | 14.6 2 0.4 0.2 3 1 3.2
Plain flour | Wheat flour (with calcium, iron, niacin and thiamin) | 1.3 0.2 73 1.2 3.1 9.8 0.01
Self-raising flour | Wheat flour (with calcium, iron, niacin and thiamin), raising agents (calcium phosphate, sodium bicarbonate) | 1.2 0.2 71.4 1.2 3.1 9.6 0.75
Strong white bread flour | Wheat flour (with calcium, iron, niacin and thiamin) | 1.4 0.2 70.2 1.1 3.2 12.6 0.01
Strong wholemeal bread flour | Wholemeal wheat flour | 2.2 0.4 60.6 2 10.2 13.2 0.01
Baking powder | Raising agents (disodium diphosphate, sodium bicarbonate), maize starch | 0 0 37.8 0 0 0.2 29
Caster sugar | Cane sugar | 0 0 100 100 0 0 0
Granulated sugar | Beet sugar | 0 0 100 100 0 0 0
Light brown soft sugar | Cane sugar, cane molasses | 0 0 97.2 97.2 0 0.1 0.05
Icing sugar | Sugar, anti-caking agent (maize starch) | 0 0 99.4 96.8 0 0 0
Cocoa powder | Cocoa powder | 21.6 13 14.2 0.6 32 20.4 0.06
Raisins | Raisins, sunflower oil | 0.5 0.1 69.3 69.3 4.4 2.4 0.12
Dried apricots | Apricots | 0.6 0.1 43.4 43.4 7.4 4 0.04
Whole almonds | Almonds | 52.4 4.2 6.4 4.4 12.2 23.2 0.01
Walnut halves | Walnuts | 66.4 6.4 3.3 2.6 6.2 15.4 0.01
Ground almonds | Almonds | 52.8 4.2 6 4.2 11.8 23.6 0.01
Sea salt flakes | Sea salt | 0 0 0 0 0 0 99.2
Black peppercorns | Black peppercorns | 3.3 1.4 38.4 0.6 25.4 10.8 0.05
Smoked paprika | Smoked paprika | 12.6 2.1 19 10.2 34.8 14.2 0.17
Curry powder | Coriander, turmeric, mustard, cumin, fenugreek, chilli, ginger | 12.4 1.6 26.6 2.8 32 13 0.13
Ground cinnamon | Cinnamon | 1.2 0.4 27.4 2.2 53 4 0.03
Mixed herbs | Thyme, oregano, marjoram, parsley | 6.2 1.8 26.8 2.4 38 9.6 0.12
Vegetable stock cubes | Salt, potato starch, palm oil, yeast extract, vegetables (onion, carrot, leek) 9%, celery, turmeric, parsley | 15.8 8 28 6.2 3 7.2 33
Chicken stock cubes | Salt, yeast extract, palm oil, chicken fat, chicken powder, celery, onion, turmeric | 13.4 6.4 17.6 3 1 12.2 48
Gravy granules | Potato starch, salt, palm oil, wheat flour, yeast extract, colour (plain caramel), onion powder | 15 8.4 53.6 2.4 2 5 14.2
`;
