/** Product | ingredients | fat, saturates, carbohydrate, sugars, fibre, protein and salt in g per 100 ml. */
export const drinksFoods = `
Smooth orange juice | Oranges | 0.1 0 9.4 8.8 0.2 0.6 0
Orange juice with bits | Oranges | 0.1 0 9.4 8.6 0.4 0.7 0
Pressed apple juice | Apples | 0.1 0 10.8 10.4 0.1 0.1 0
Blood orange juice | Blood oranges | 0.1 0 9.2 8.6 0.2 0.7 0
Cranberry juice drink | Water, cranberry juice from concentrate 25%, sugar | 0 0 11.2 11 0.1 0 0
Pineapple juice | Pineapples | 0.1 0 11.8 11.6 0.2 0.4 0
Tomato juice | Tomatoes, salt, lemon juice | 0.1 0 3.2 3 0.6 0.8 0.5
Berry smoothie | Apple, banana, strawberry 14%, blackberry 6%, raspberry 5%, blueberry 4% | 0.2 0 11.6 10.4 1.4 0.6 0
Mango smoothie | Mango 42%, apple, orange, banana | 0.2 0.1 12.4 11.4 1 0.6 0
Ginger kombucha | Water, sugar, green tea, ginger juice 2%, live kombucha culture | 0 0 3.4 3.2 0 0 0
Coconut water | Coconut water | 0 0 4.4 4.2 0 0.2 0.06
Cola | Carbonated water, sugar, colour (plain caramel), phosphoric acid, natural flavourings (kola, lime), caffeine | 0 0 10.4 10.4 0 0 0.01
Diet cola | Carbonated water, colour (plain caramel), sweeteners (sucralose, acesulfame K), phosphoric acid, natural flavourings (kola, lime), caffeine | 0 0 0 0 0 0 0.02
Sicilian lemonade | Carbonated water, lemon juice 12%, sugar | 0 0 8.8 8.6 0 0.1 0.01
Ginger beer | Carbonated water, sugar, root ginger 3%, lemon juice | 0 0 8.4 8.2 0 0 0.01
Indian tonic water | Carbonated water, sugar, citric acid, natural flavourings, quinine | 0 0 7.2 7.2 0 0 0.01
Light tonic water | Carbonated water, sugar, citric acid, natural flavourings, quinine | 0 0 3.6 3.6 0 0 0.01
Orange squash | Water, orange juice from concentrate 20%, citric acid, sweeteners (sucralose, acesulfame K), natural flavourings | 0 0 1.8 1.6 0.1 0.2 0.05
Elderflower cordial | Sugar, water, elderflower infusion 12%, lemon juice, citric acid | 0 0 48.6 48.6 0 0 0.01
Blackcurrant squash | Water, sugar, blackcurrant juice from concentrate 16%, citric acid | 0 0 34.2 34 0.1 0.1 0.02
Rhubarb and ginger cordial | Sugar, water, rhubarb juice 18%, ginger juice 2%, citric acid | 0 0 44.8 44.6 0.1 0.1 0.01
Still spring water | Spring water | 0 0 0 0 0 0 0
Sparkling spring water | Carbonated spring water | 0 0 0 0 0 0 0.01
Sparkling water with lemon | Carbonated spring water, natural lemon flavouring | 0 0 0 0 0 0 0.01
House Merlot | Grapes, preservative (sulphites) | 0 0 0.4 0.2 0 0.1 0
Rioja Crianza | Grapes, preservative (sulphites) | 0 0 0.3 0.2 0 0.1 0
Malbec | Grapes, preservative (sulphites) | 0 0 0.4 0.3 0 0.1 0
Pinot Noir | Grapes, preservative (sulphites) | 0 0 0.3 0.2 0 0.1 0
Sauvignon Blanc | Grapes, preservative (sulphites) | 0 0 0.5 0.4 0 0.1 0
Chardonnay | Grapes, preservative (sulphites) | 0 0 0.4 0.3 0 0.1 0
Picpoul | Grapes, preservative (sulphites) | 0 0 0.3 0.2 0 0.1 0
Provence rosé | Grapes, preservative (sulphites) | 0 0 0.3 0.2 0 0.1 0
Prosecco | Grapes, sugar, preservative (sulphites) | 0 0 1.4 1.2 0 0.1 0
English sparkling wine | Grapes, sugar, preservative (sulphites) | 0 0 0.9 0.8 0 0.1 0
Champagne Brut | Grapes, sugar, preservative (sulphites) | 0 0 1 0.8 0 0.1 0
Pale lager | Water, malted barley, hops, yeast | 0 0 3 0.1 0 0.4 0
Session IPA | Water, malted barley, wheat, hops, yeast | 0 0 3.2 0.2 0 0.4 0
Oat stout | Water, malted barley, oats 6%, hops, yeast | 0 0 4 0.6 0 0.5 0
Mixed beer case | Water, malted barley, wheat, oats, hops, yeast | 0 0 3.4 0.3 0 0.4 0
Dry cider | Apples, sugar, preservative (sulphites) | 0 0 2.4 2.2 0 0 0
Rosé cider | Apples, sugar, preservative (sulphites) | 0 0 4.4 4.2 0 0 0
London dry gin | Neutral grain spirit, water, juniper, coriander seed, citrus peel | 0 0 0 0 0 0 0
Rhubarb gin | Neutral grain spirit, water, rhubarb, juniper, natural colour | 0 0 0.4 0.4 0 0 0
Blended whisky | Blended Scotch whisky | 0 0 0 0 0 0 0
Single malt whisky, 10 years | Single malt Scotch whisky | 0 0 0 0 0 0 0
Potato vodka | Potato spirit, water | 0 0 0 0 0 0 0
Spiced rum | Rum, water, sugar, vanilla, clove, ginger | 0 0 1.2 1.2 0 0 0
Alcohol-free lager | Water, malted barley, hops, yeast. Alcohol not more than 0.05% | 0 0 5 2.4 0 0.3 0
Alcohol-free IPA | Water, malted barley, wheat, hops, yeast. Alcohol not more than 0.5% | 0 0 4.6 1.8 0 0.4 0
Alcohol-free botanical spirit | Water, distilled botanicals (juniper, coriander seed, lemon peel), citric acid | 0 0 0.4 0.2 0 0 0.02
`;
