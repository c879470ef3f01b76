/** Product | ingredients | fat, saturates, carbohydrate, sugars, fibre, protein and salt in g per 100 g. */
export const breakfastFoods = `
Porridge oats | Wholegrain oats | 8.1 1.5 60.4 1 9 11 0.01
Jumbo oats | Wholegrain oats | 8 1.5 59.8 1 9.4 11.4 0.01
Golden syrup porridge sachets | Wholegrain oats 76%, sugar, golden syrup powder 5%, natural flavouring, salt | 6.2 1.1 68.2 20.4 7 8.4 0.32
Gluten-free porridge oats | Gluten-free wholegrain oats | 7.8 1.4 60.8 1 8.6 11.2 0.01
Almond granola | Oats 54%, honey 12%, almonds 10%, sunflower seeds, rapeseed oil, barley malt extract, salt | 15.8 1.9 58 15.2 7.4 11 0.15
Maple and pecan granola | Oats 58%, maple syrup 9%, pecans 7%, rapeseed oil, sugar, pumpkin seeds, salt | 17.2 2 57.8 15.6 7 10.2 0.4
Cocoa and hazelnut granola | Oats 55%, sugar, hazelnuts 8%, rapeseed oil, cocoa powder 5%, dark chocolate (cocoa mass, sugar, cocoa butter, soya lecithin), salt | 18.4 3.2 55.4 19.8 8 10 0.2
Fruit muesli | Oats, wheat flakes, raisins 18%, barley flakes, dates 6%, rye flakes, spelt (wheat) flakes, dried apricots 3% | 4.4 0.8 66.4 17.6 8 9.4 0.03
No added sugar muesli | Oats 52%, wheat flakes, raisins 17%, barley flakes, sunflower seeds, hazelnuts 3% | 8.2 1.1 61 12.8 8.4 10.6 0.02
Corn flakes | Maize 92%, sugar, barley malt extract, salt, iron, vitamins | 0.9 0.2 83.6 8 3 7 1.1
Wheat biscuits | Wholegrain wheat 95%, barley malt extract, sugar, salt | 2 0.6 68.8 4.2 10 11.8 0.28
Bran flakes | Wholegrain wheat 66%, wheat bran 18%, sugar, barley malt extract, salt, iron, vitamins | 2.4 0.5 65.2 13.6 15 10.6 0.7
Choc hoops | Wholegrain wheat flour, sugar, maize flour, cocoa powder 6%, glucose syrup, barley malt extract, salt, iron, vitamins | 3.4 1.2 75.8 24.4 6.6 7.9 0.52
Honey hoops | Wholegrain oat flour, sugar, maize flour, honey 5%, wheat starch, salt, iron, vitamins | 4.2 0.9 75.6 23.8 6.4 8.2 0.7
Frosted corn flakes | Maize 70%, sugar, barley malt extract, salt, iron, vitamins | 0.6 0.1 87.4 36.8 2 4.8 0.8
Oat and honey bars | Oats 58%, sugar, sunflower oil, honey 6%, salt, molasses | 17.4 2.2 63.6 26.8 5.4 7.6 0.8
Fruit and nut bars | Dates 44%, almonds 22%, cashews 14%, raisins, sea salt | 20.6 2.6 45.8 41.2 7.2 10.2 0.25
Cocoa oat bars | Oats 54%, sugar, sunflower oil, cocoa powder 7%, golden syrup, salt | 17.8 3 60.6 27.4 6.6 7.8 0.6
Strawberry jam | Strawberries 50%, sugar, gelling agent (pectin), lemon juice | 0.2 0 61 58.4 0.9 0.4 0.02
Raspberry jam | Raspberries 50%, sugar, gelling agent (pectin), lemon juice | 0.3 0 59.6 57.2 2.2 0.6 0.02
Blackcurrant jam | Blackcurrants 45%, sugar, gelling agent (pectin), lemon juice | 0.1 0 61.4 58.8 1.8 0.4 0.02
Seville orange marmalade | Seville oranges 40%, sugar, lemon juice, gelling agent (pectin) | 0.1 0 63.8 62 0.9 0.3 0.03
Thin cut marmalade | Sugar, oranges 32%, lemon juice, gelling agent (pectin) | 0 0 65.6 64.2 0.5 0.2 0.03
Lemon curd | Sugar, butter (milk) 18%, lemon juice 16%, egg 12%, gelling agent (pectin) | 15.4 9.2 53.6 51.8 0.2 2.2 0.24
Wildflower honey | Honey | 0 0 81.4 81.4 0 0.4 0.02
Set heather honey | Honey | 0 0 80.6 80.2 0 0.5 0.02
Squeezy clear honey | Honey | 0 0 82 82 0 0.3 0.01
Maple syrup | Maple syrup | 0.1 0 67.2 60.4 0 0 0.03
Crunchy peanut butter | Roasted peanuts 99%, sea salt | 49.2 7.4 12 5.6 8 27.4 0.5
Smooth peanut butter | Roasted peanuts 99%, sea salt | 49.6 7.6 11.8 5.8 7.6 27.2 0.5
Almond butter | Roasted almonds | 53.4 4.4 6.6 4.6 10.6 25.4 0.01
Hazelnut chocolate spread | Sugar 27%, hazelnuts 26%, sunflower oil, cocoa powder, milk powder, emulsifier (soya lecithin) | 40.8 5.2 36.4 30.2 6 9.6 0.1
Ground coffee, medium roast | Coffee | 0 0 0.1 0 0 0.2 0
Ground coffee, dark roast | Coffee | 0 0 0.1 0 0 0.2 0
House espresso beans | Coffee | 0 0 0.2 0 0 0.2 0
Ethiopian coffee beans | Coffee | 0 0 0.1 0 0 0.2 0
Decaf ground coffee | Decaffeinated coffee | 0 0 0.1 0 0 0.2 0
Instant coffee | Instant coffee | 0 0 0.2 0 0.1 0.2 0
Breakfast tea | Black tea | 0 0 0.1 0 0 0.1 0
Earl Grey tea | Black tea, bergamot oil | 0 0 0.1 0 0 0.1 0
Green tea | Green tea | 0 0 0 0 0 0.1 0
Camomile tea | Camomile flowers | 0 0 0.2 0 0 0 0
Peppermint tea | Peppermint leaves | 0 0 0.2 0 0 0 0
Hot chocolate | Sugar, cocoa powder 32%, salt | 6.8 4 67.4 65 9.2 6.8 0.4
Hot chocolate flakes | Sugar, cocoa mass, cocoa butter, emulsifier (soya lecithin) | 28.6 17.2 56.4 53.8 6.4 4.8 0.01
`;
