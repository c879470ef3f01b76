/** Product | ingredients | fat, saturates, carbohydrate, sugars, fibre, protein and salt in g per 100 g. */
export const bakeryFoods = `
Seeded farmhouse loaf | Wheat flour (white and wholemeal, with calcium, iron, niacin and thiamin), water, sunflower seeds 6%, pumpkin seeds 3%, sesame seeds 2%, rye sourdough, yeast, sea salt, barley malt. May contain nuts and milk | 7.2 0.9 41.2 2.4 5.6 10.8 0.93
White farmhouse loaf | Wheat flour (with calcium, iron, niacin and thiamin), water, yeast, sea salt, rapeseed oil | 1.8 0.3 48.6 2.5 2.6 9 0.95
Wholemeal farmhouse loaf | Wholemeal wheat flour, water, yeast, sea salt, rapeseed oil, barley malt | 2.5 0.5 40.2 2.6 6.8 10.2 0.93
Sourdough bloomer | Wheat flour (with calcium, iron, niacin and thiamin), water, rye flour, sea salt | 1.1 0.2 50.4 1.9 2.8 9.1 1.1
Rye and caraway loaf | Rye flour 62%, water, wheat flour, caraway seeds 2%, sea salt, yeast | 1.6 0.3 43.4 2.2 7.4 6.8 1.15
Spelt and honey loaf | Spelt (wheat) flour 58%, water, honey 4%, sunflower seeds, yeast, sea salt | 4.1 0.6 44.6 5.2 4.6 10.3 0.92
Baguette | Wheat flour (with calcium, iron, niacin and thiamin), water, yeast, salt | 1.2 0.3 54.4 2.6 2.9 9.2 1.2
Olive and rosemary baguette | Wheat flour (with calcium, iron, niacin and thiamin), water, green olives 12%, olive oil, yeast, salt, rosemary | 4.6 0.7 47.8 2 3.1 8.2 1.5
Soft white sliced bread | Wheat flour (with calcium, iron, niacin and thiamin), water, yeast, salt, soya flour, rapeseed oil, emulsifier (mono- and diglycerides of fatty acids) | 1.9 0.4 46.5 3.4 2.5 8.4 0.96
Wholemeal sliced bread | Wholemeal wheat flour, water, yeast, wheat gluten, salt, rapeseed oil | 2.4 0.5 39.2 3 6.9 10.8 0.95
Seeded sliced bread | Wheat flour (with calcium, iron, niacin and thiamin), water, sunflower seeds 4%, linseed 3%, pumpkin seeds, sesame seeds, poppy seeds, yeast, barley malt, salt | 7.6 1 39.4 3.1 5.9 11.2 0.92
Toastie thick white bread | Wheat flour (with calcium, iron, niacin and thiamin), water, yeast, salt, soya flour, palm oil | 1.7 0.5 47.2 3.6 2.4 8.2 0.98
Soft white rolls | Wheat flour (with calcium, iron, niacin and thiamin), water, yeast, sugar, rapeseed oil, salt, soya flour | 3.4 0.5 48.4 4.6 2.6 9.2 0.96
Seeded rolls | Wheat flour (with calcium, iron, niacin and thiamin), water, sesame seeds 4%, poppy seeds 3%, yeast, sea salt | 6.4 0.9 45.2 3.2 3.8 10.2 0.95
Plain bagels | Wheat flour (with calcium, iron, niacin and thiamin), water, sugar, yeast, salt, barley malt | 1.6 0.3 52.8 5.4 2.8 10 0.98
Cinnamon and raisin bagels | Wheat flour (with calcium, iron, niacin and thiamin), water, raisins 12%, sugar, yeast, cinnamon, salt | 1.6 0.3 53.8 12.4 3.2 9.3 0.78
Soft pretzels | Wheat flour (with calcium, iron, niacin and thiamin), water, butter (milk), yeast, sugar, salt, bicarbonate of soda | 4.8 2.6 53.2 3.4 2.6 9.1 1.9
White tortilla wraps | Wheat flour (with calcium, iron, niacin and thiamin), water, palm oil, glycerine, raising agents, salt | 6.2 2.7 50.4 1.9 2.5 8.2 1.05
Wholemeal wraps | Wholemeal wheat flour, water, rapeseed oil, glycerine, raising agents, salt | 6.8 0.8 43.6 2.2 6.4 8.9 1.02
Plain naan | Wheat flour (with calcium, iron, niacin and thiamin), water, yoghurt (milk) 6%, rapeseed oil, sugar, yeast, salt, nigella seeds | 5.6 0.9 49.6 4 2.6 8.7 1.05
Garlic and coriander naan | Wheat flour (with calcium, iron, niacin and thiamin), water, yoghurt (milk) 6%, rapeseed oil, garlic 3%, coriander, yeast, salt | 6.2 0.9 47.8 3.4 2.8 8.5 1.08
Pitta breads | Wheat flour (with calcium, iron, niacin and thiamin), water, yeast, salt | 1.3 0.2 51.2 2.6 2.8 9.3 0.9
Gluten-free white loaf | Water, tapioca starch, rice flour, potato starch, rapeseed oil, psyllium husk, egg white, yeast, salt | 6.1 0.6 42 4.1 6.2 3.7 0.95
Gluten-free seeded loaf | Water, tapioca starch, rice flour, linseed 6%, sunflower seeds 5%, millet flakes, rapeseed oil, psyllium husk, egg white, yeast, salt | 9.8 1.1 36.8 3.4 8.4 5.6 0.94
Gluten-free rolls | Water, tapioca starch, maize starch, rice flour, rapeseed oil, psyllium husk, egg white, yeast, salt | 6.8 0.6 43.2 4.4 6.6 3.4 0.96
All-butter croissants | Wheat flour, butter (milk) 24%, water, sugar, yeast, egg, salt | 21.8 13.9 44.2 7.4 2.3 8.2 0.82
Almond croissants | Wheat flour, butter (milk) 22%, almonds 12%, sugar, egg, water, yeast, salt | 25.6 11.8 41 14.8 3.1 9.2 0.68
Chocolate croissants | Wheat flour, butter (milk) 21%, dark chocolate 12% (sugar, cocoa mass, cocoa butter, emulsifier: soya lecithin), water, sugar, egg, yeast, salt | 23.6 14.2 45.4 14.6 2.9 7.6 0.7
Apple turnovers | Wheat flour, Bramley apple 32%, butter (milk) 19%, sugar, water, salt | 17.2 10.6 39.4 13.6 1.9 4.1 0.5
Buttermilk pancakes | Wheat flour, buttermilk (milk) 24%, egg, sugar, rapeseed oil, raising agents, salt | 6.4 0.9 43.8 13.2 1.6 6.8 0.95
Scotch pancakes | Wheat flour, water, sugar, egg, whey powder (milk), rapeseed oil, raising agents, salt | 5.2 0.7 48.2 17.6 1.5 5.9 0.9
Toasting waffles | Wheat flour, egg, sugar, butter (milk) 12%, water, raising agents, salt | 14.2 7.4 46 12.4 1.5 7 0.9
Fruited teacakes | Wheat flour, water, currants and sultanas 16%, sugar, butter (milk), yeast, mixed peel, salt | 4 1.9 54.2 16 2.9 8.4 0.62
Hot cross buns | Wheat flour, water, sultanas and currants 20%, sugar, butter (milk), mixed peel, yeast, mixed spice, salt | 4.2 2.1 53.4 21.2 3 7.8 0.5
Cheese scones | Wheat flour, mature Cheddar (milk) 22%, butter (milk), egg, milk, mustard powder, raising agents, salt | 19.4 11.4 37.8 3.2 2 12.2 1.4
Celebration cake | Sugar, wheat flour, egg, butter (milk), raspberry jam 9%, rapeseed oil, vanilla, raising agents, salt. May contain nuts and soya | 16.8 9.2 55 41.6 0.9 4 0.42
Chocolate celebration cake | Sugar, wheat flour, egg, butter (milk), dark chocolate 11% (cocoa mass, sugar, cocoa butter, emulsifier: soya lecithin), cocoa powder, raising agents, salt. May contain nuts | 20.4 11 50.2 38.4 2.4 5.1 0.45
Lemon celebration cake | Sugar, wheat flour, egg, butter (milk), lemon curd 12% (sugar, butter (milk), egg, lemon juice), raising agents, salt. May contain nuts and soya | 17.2 9.4 53.8 40.2 0.8 4.2 0.44
Victoria sponge | Sugar, wheat flour, butter (milk), egg, cream (milk) 9%, raspberry jam 9%, raising agents, salt. May contain nuts and soya | 19.2 10.8 47.6 31.4 0.9 4.6 0.5
Coffee and walnut cake | Sugar, wheat flour, egg, butter (milk), walnuts 8%, coffee, raising agents, salt | 22.6 9.4 46.4 33.2 1.3 5.6 0.46
Carrot cake | Sugar, wheat flour, carrot 18%, rapeseed oil, soft cheese (milk) 13%, egg, walnuts, cinnamon, raising agents, salt. May contain soya | 20.2 4.6 45.4 31.2 1.6 4.8 0.55
Jam doughnuts | Wheat flour, raspberry jam 16%, water, palm oil, sugar, rapeseed oil, yeast, soya flour, salt | 13.2 5.4 46.6 16.4 2 6.2 0.62
Chocolate iced doughnuts | Wheat flour, sugar, water, palm oil, cocoa powder 4%, milk powder, yeast, soya lecithin, salt | 19.8 9.6 47.4 20.2 2.1 6 0.6
Vanilla cupcakes | Sugar, wheat flour, butter (milk), egg, rapeseed oil, vanilla, raising agents, salt. May contain nuts and soya | 20.4 9.8 54.2 41 0.7 3.6 0.4
Chocolate cake bars | Sugar, wheat flour, milk chocolate 14% (sugar, cocoa butter, milk powder, cocoa mass, soya lecithin), rapeseed oil, egg, cocoa powder, raising agents, salt | 21.4 6.4 52.4 37.2 2 5.2 0.46
Mince pies | Wheat flour, mincemeat 38% (apple, sultanas, sugar, raisins, vegetable suet, mixed peel, spices), butter (milk), sugar, salt. May contain nuts | 14.6 8.2 57.8 30.4 2.4 4.2 0.3
Bramley apple pie | Bramley apple 44%, wheat flour, sugar, butter (milk), palm oil, salt | 11.2 5.8 38.8 17.4 1.8 3 0.28
Cherry pie | Cherries 42%, wheat flour, sugar, butter (milk), palm oil, cornflour, salt | 11 5.6 40.6 19.2 1.5 3.1 0.26
Custard tarts | Milk, wheat flour, egg 14%, sugar, palm oil, butter (milk), nutmeg, salt | 13.6 6 31.8 14.2 0.9 6.2 0.3
Milk chocolate cookies | Wheat flour, sugar, butter (milk), milk chocolate 18% (sugar, cocoa butter, milk powder, cocoa mass, soya lecithin), egg, raising agents, salt | 22.4 12.4 58.8 34.6 1.8 5.6 0.6
Oat and raisin cookies | Wheat flour, sugar, oats 18%, raisins 14%, butter (milk), golden syrup, egg, raising agents, salt | 16.4 9.2 62 33.8 3 5.6 0.6
White chocolate and cranberry cookies | Wheat flour, sugar, butter (milk), white chocolate 14% (sugar, cocoa butter, milk powder, soya lecithin), dried cranberries 9%, egg, raising agents, salt | 20.6 11.8 61.6 37.8 1.6 5.1 0.58
`;
