/** Product | ingredients | fat, saturates, carbohydrate, sugars, fibre, protein and salt in g per 100 g. */
export const treatsFoods = `
Milk chocolate bar | Sugar, cocoa butter, milk powder, cocoa mass, emulsifier (soya lecithin), vanilla. May contain nuts | 34.2 20.8 51.4 49.8 2.6 7.2 0.2
Dark chocolate bar | Cocoa mass, sugar, cocoa butter. May contain milk and nuts | 42.6 25.8 32.4 27 11.2 8.4 0.02
Orange milk chocolate bar | Sugar, cocoa butter, milk powder, cocoa mass, candied orange peel 6%, emulsifier (soya lecithin), orange oil. May contain nuts | 31.4 19 55 53 2.6 6.6 0.2
White chocolate bar | Sugar, cocoa butter, milk powder, emulsifier (soya lecithin), vanilla. May contain nuts | 33.4 20.2 57.4 57.2 0.1 6.6 0.24
Sea salt caramel bar | Sugar, cocoa butter, milk powder, glucose syrup, cocoa mass, butter (milk), sea salt 0.6%, emulsifier (soya lecithin). May contain nuts | 27.4 16.4 60.2 54.6 1.6 5.2 0.9
Hazelnut chocolate bar | Sugar, hazelnuts 22%, cocoa butter, milk powder, cocoa mass, emulsifier (soya lecithin) | 38.6 16.4 45.4 44 3.8 8.6 0.16
Box of chocolates | Sugar, cocoa mass, cocoa butter, milk powder, glucose syrup, hazelnuts, almonds, cream (milk), emulsifier (soya lecithin), natural flavourings | 28.4 15.4 56.2 53 3 5.6 0.12
Salted caramel truffles | Sugar, cream (milk) 18%, cocoa mass, butter (milk), cocoa butter, glucose syrup, cocoa powder, milk powder, emulsifier (soya lecithin), sea salt. May contain nuts | 32.6 20 49.4 45.2 3.6 4.4 0.6
Mint crisps | Sugar, cocoa mass, cocoa butter, butter oil (milk), peppermint oil, emulsifier (soya lecithin). May contain nuts | 27.6 16.8 60.8 58.4 5.4 4.4 0.03
Fruit gums | Glucose syrup, sugar, water, fruit juice 5%, gelling agent (pectin), citric acid, natural colours | 0.1 0 80.4 56.2 0.2 0.1 0.05
Soft mints | Sugar, glucose syrup, palm oil, maize starch, peppermint oil | 3.2 2.2 90.2 76.4 0 0 0.02
Butter toffees | Sugar, glucose syrup, butter (milk) 14%, condensed milk, salt | 16.8 10.4 74.6 58.4 0 2 0.6
Pick and mix | Sugar, glucose syrup, water, beef gelatine, citric acid, milk powder, palm oil, natural colours, glazing agent (beeswax) | 3.6 2 80.2 60.6 0.1 3.4 0.1
Fruit lollipops | Sugar, glucose syrup, citric acid, natural flavourings, natural colours | 0 0 96.4 78.2 0 0 0.05
Fortune cookies | Wheat flour, sugar, egg white, rapeseed oil, salt | 3 0.3 83.2 42.6 1.6 6.6 0.2
Marshmallows | Glucose syrup, sugar, water, pork gelatine, maize starch, natural flavouring | 0.1 0 78.4 62 0 3.6 0.04
Turkish delight | Sugar, water, cornflour, pistachios 6%, rose water, citric acid | 3 0.4 77.6 66.4 0.8 1.4 0.02
Sea salt crisps | Potatoes, sunflower oil, sea salt | 29.6 2.4 53.4 0.6 4.8 6 1.1
Cheese and onion crisps | Potatoes, sunflower oil, cheese powder (milk) 3%, onion powder, whey powder (milk), yeast extract, salt | 29 2.7 53.2 3 4.6 6.6 1.3
Salt and vinegar crisps | Potatoes, sunflower oil, sea salt, barley malt vinegar powder, citric acid | 28.6 2.4 54.2 1.6 4.6 5.8 2
Sweet chilli crisps | Potatoes, sunflower oil, sugar, chilli, paprika, onion powder, salt | 28.4 2.3 55.2 3.8 4.6 5.8 1.2
Tortilla chips | Maize 74%, sunflower oil, salt | 23.4 2.5 61 0.8 5.6 6.6 0.8
Salted peanuts | Peanuts 96%, sunflower oil, salt | 50.8 7.4 9.6 5 8.2 26.4 1
Roasted cashews | Cashews 97%, sunflower oil, salt | 49.4 9.2 22.4 6.2 4.4 19.2 0.5
Mixed nuts | Almonds 40%, cashews 25%, hazelnuts 20%, walnuts 15% | 55.8 5.8 9.6 4.4 8.4 19.6 0.01
Salted popcorn | Maize 72%, sunflower oil, sea salt | 24.6 2.6 52.4 0.8 10 8 1.4
Sweet and salty popcorn | Maize 52%, sugar, sunflower oil, sea salt | 21.8 2.2 60.4 25 7.2 5.8 1.1
Toffee popcorn | Sugar, maize 28%, butter (milk) 9%, glucose syrup, molasses, salt | 11.2 5.4 80 56.4 3.6 2.6 0.7
Digestive biscuits | Wheat flour, palm oil, wholemeal wheat flour 16%, sugar, golden syrup, raising agents, salt | 21.6 10 62.8 17.4 3.8 7 1.2
Chocolate digestives | Wheat flour, milk chocolate 30% (sugar, cocoa butter, milk powder, cocoa mass, soya lecithin), palm oil, wholemeal wheat flour, sugar, golden syrup, raising agents, salt | 23.8 12.4 62.4 29.6 3.2 6.8 0.9
Ginger nuts | Wheat flour, sugar, palm oil, golden syrup, ginger 1%, raising agents, salt | 15.6 7.4 74.8 36 2 5.4 0.8
Oatcakes | Wholegrain oats 88%, sunflower oil, salt | 18.4 2.4 57.4 1.2 9.8 10.6 1.5
Rich tea biscuits | Wheat flour, sugar, palm oil, barley malt extract, raising agents, salt | 15 7.2 73.4 20.6 2.6 7 0.9
All-butter shortbread | Wheat flour, butter (milk) 31%, sugar, salt | 27.8 17.6 59.4 17.2 2 5.4 0.6
Chocolate chunk biscuits | Wheat flour, sugar, dark chocolate 24% (cocoa mass, sugar, cocoa butter, soya lecithin), butter (milk), egg, raising agents, salt | 24.4 14.2 60.6 33.8 3.4 5.6 0.55
Stem ginger biscuits | Wheat flour, sugar, butter (milk) 17%, stem ginger 12%, golden syrup, raising agents, salt | 17.6 10.8 68.4 36.4 1.8 4.6 0.7
Florentines | Sugar, almonds 18%, dark chocolate 16% (cocoa mass, sugar, cocoa butter, soya lecithin), hazelnuts 12%, cherries, butter (milk), cream (milk), mixed peel | 28.6 10.2 51.8 47.6 4.6 7.2 0.12
`;
