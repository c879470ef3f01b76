/** Product | ingredients | fat, saturates, carbohydrate, sugars, fibre, protein and salt in g per 100 g. */
export const frozenFoods = `
Garden peas | Peas | 0.9 0.2 9.6 5.2 5.4 5.7 0.01
Petits pois | Petits pois | 0.8 0.2 7.4 4.4 5 5.2 0.01
Sweetcorn kernels | Sweetcorn | 1.7 0.3 15.4 5.4 2.4 2.8 0.01
Broccoli florets | Broccoli | 0.7 0.2 2.6 1.6 3.8 3.9 0.03
Leaf spinach | Spinach | 0.8 0.1 1.2 0.6 2.6 2.9 0.22
Mixed vegetables | Carrot, peas, green beans, sweetcorn | 0.8 0.1 7.2 4 3.8 3 0.05
Summer berries | Raspberries, blackberries, redcurrants, blackcurrants | 0.3 0 6.2 6 5.2 1.1 0.01
Mango pieces | Mango | 0.4 0.1 14.4 13.6 2.2 0.8 0.01
Frozen blueberries | Blueberries | 0.5 0 9.8 9 2.8 0.8 0
Oven chips | Potatoes 95%, sunflower oil | 4.2 0.5 25.4 0.6 2.6 2.5 0.06
Chunky chips | Potatoes 96%, sunflower oil | 3.4 0.4 23.8 0.5 2.4 2.4 0.05
Sweet potato fries | Sweet potatoes 84%, sunflower oil, rice flour, potato starch, paprika, salt | 7.2 0.7 25.2 7.8 3.4 1.8 0.4
Roast potatoes | Potatoes 90%, sunflower oil, rice flour, salt | 5.2 0.6 23.2 0.6 2.2 2.4 0.4
Hash browns | Potatoes 86%, sunflower oil, onion, potato starch, salt, white pepper | 9.6 0.9 23.4 0.8 2.2 2.2 0.75
Yorkshire puddings | Wheat flour, milk, egg, rapeseed oil, salt | 9.8 1.2 33.6 3.4 2 8.8 0.8
Onion rings | Onion 48%, wheat flour, rapeseed oil, water, maize flour, yeast, salt | 11.6 0.9 29.6 4.4 2.6 3.6 0.7
Vegetable spring rolls | Wheat flour, cabbage, carrot, bean sprouts, soy sauce (soya, wheat), sesame oil, rapeseed oil, ginger, salt | 9.2 0.9 27.8 3.6 2.8 4.4 1
Party ice | Water | 0 0 0 0 0 0 0
Cod fish fingers | Cod (fish) 62%, breadcrumbs (wheat flour, yeast, salt), rapeseed oil, wheat flour, paprika, salt | 8.4 0.7 18.4 0.8 1 13 0.8
Wholetail scampi | Scampi (crustaceans) 42%, breadcrumbs (wheat flour, yeast, salt), rapeseed oil, wheat flour, salt | 10.2 0.9 23.6 0.8 1.4 9.4 1.1
Cold water prawns | Prawns (crustaceans), salt | 0.7 0.2 0 0 0 15.2 1.4
Battered haddock | Haddock (fish) 58%, batter (wheat flour, water, rapeseed oil, raising agents, salt) | 12 1 17.8 0.6 0.9 12.2 0.95
Stonebaked margherita | Wheat flour, tomato purée, mozzarella (milk) 18%, water, rapeseed oil, yeast, basil, salt | 8.2 4 31.4 3.4 2.2 10.2 1.1
Stonebaked pepperoni | Wheat flour, tomato purée, mozzarella (milk) 16%, pepperoni (pork, paprika, salt, preservative: sodium nitrite) 12%, water, rapeseed oil, yeast, salt | 11.4 5 29.6 3.2 2.1 11.4 1.5
Stonebaked vegetable | Wheat flour, tomato purée, mozzarella (milk) 14%, peppers, sweetcorn, water, rapeseed oil, yeast, salt | 6.8 3 29.2 3.8 2.5 8.6 1
Veggie mince | Water, soya protein 24%, wheat gluten, rapeseed oil, onion, yeast extract, salt | 3.2 0.4 6.8 1.4 5.4 19.2 0.7
Veggie nuggets | Water, breadcrumbs (wheat flour, yeast, salt), pea protein 16%, rapeseed oil, wheat flour, onion, yeast extract, salt | 9.6 0.8 20.6 1.4 4.8 11.6 1
Bean burgers | Kidney beans 32%, black beans 14%, breadcrumbs (wheat flour, yeast, salt), sweetcorn, onion, rapeseed oil, chilli, cumin, salt | 8.2 0.7 25.6 2.6 6.4 6.8 0.9
Clotted cream ice cream | Milk, clotted cream (milk) 22%, sugar, glucose syrup, egg yolk, stabiliser (guar gum) | 14.6 9 23.8 21.6 0.1 3.6 0.13
Madagascan vanilla ice cream | Milk, cream (milk), sugar, glucose syrup, egg yolk, vanilla, stabiliser (guar gum) | 11.2 7 23.2 21.4 0.1 3.6 0.13
Double chocolate ice cream | Milk, cream (milk), sugar, glucose syrup, dark chocolate 9% (cocoa mass, sugar, cocoa butter, soya lecithin), cocoa powder, egg yolk, stabiliser (guar gum) | 13.2 8.2 25.4 23 1.7 4.2 0.13
Strawberry ice cream | Milk, cream (milk), strawberries 20%, sugar, glucose syrup, egg yolk, stabiliser (guar gum) | 8.4 5.2 23.6 22 0.5 2.9 0.1
Mint choc chip ice cream | Milk, cream (milk), sugar, glucose syrup, dark chocolate 8% (cocoa mass, sugar, cocoa butter, soya lecithin), egg yolk, peppermint oil, stabiliser (guar gum) | 12.8 8 25.2 23.2 0.8 3.6 0.12
Salted caramel ice cream | Milk, cream (milk), sugar, caramel 14% (sugar, butter (milk), water, salt), glucose syrup, egg yolk, stabiliser (guar gum) | 11.6 7.2 27.8 25.6 0 3.2 0.45
Fruit lollies | Water, fruit juice 42% (orange, blackcurrant, apple), sugar, gelling agent (pectin) | 0 0 18.2 17.6 0.2 0.2 0.01
Chocolate ice cream sticks | Milk, milk chocolate 28% (sugar, cocoa butter, milk powder, cocoa mass, soya lecithin), cream (milk), sugar, glucose syrup, vanilla, stabiliser (guar gum) | 19.6 12.4 29.4 27 0.8 3.8 0.14
Black Forest gâteau | Cream (milk) 34%, cherries 16%, sugar, wheat flour, egg, dark chocolate (cocoa mass, sugar, cocoa butter, soya lecithin), cocoa powder, kirsch, raising agents | 14.8 9 29.4 21.6 1.4 3.6 0.2
Strawberry gâteau | Cream (milk) 36%, strawberries 18%, sugar, wheat flour, egg, raising agents | 14.2 8.6 28.2 19.6 0.7 3.4 0.18
`;
