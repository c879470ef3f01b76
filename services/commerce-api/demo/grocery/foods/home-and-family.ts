/** Product | ingredients | fat, saturates, carbohydrate, sugars, fibre, protein and salt in g per 100 g; none for pets. */
export const homeAndFamilyFoods = `
Apple and pear purée | Apples 62%, pears 38% | 0.1 0 11.4 10.8 1.9 0.3 0.01
Carrot and parsnip purée | Carrots 58%, parsnips 28%, water | 0.3 0.1 7.8 5.2 3 0.7 0.05
Cat food in jelly | Chicken and animal derivatives (chicken 26%), vegetable protein extracts, minerals, sugars |
Cat food in gravy | Fish and fish derivatives (tuna 14%), meat and animal derivatives, cereals, minerals, sugars |
Dog food | Meat and animal derivatives (beef 14%), vegetables (carrot 4%), cereals, minerals, oils and fats |
Dog biscuits | Wheat flour, meat and animal derivatives 4%, oils and fats, minerals |
Wild bird seed | Sunflower seeds, wheat, red millet, kibbled maize, oats, pinhead oatmeal |
`;
