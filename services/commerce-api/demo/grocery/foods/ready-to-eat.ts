/** Product | ingredients | fat, saturates, carbohydrate, sugars, fibre, protein and salt in g per 100 g. */
export const readyToEatFoods = `
Margherita pizza | Wheat flour, tomato purée, mozzarella (milk) 20%, water, rapeseed oil, yeast, basil, salt | 8.6 4.4 31 3.2 2.1 10.8 1.1
Pepperoni pizza | Wheat flour, tomato purée, mozzarella (milk) 17%, pepperoni (pork, paprika, salt, preservative: sodium nitrite) 14%, water, rapeseed oil, yeast, salt | 12.4 5.6 28.4 2.8 2 12.2 1.5
Garden pizza | Wheat flour, tomato purée, mozzarella (milk) 15%, peppers, mushrooms, red onion, olives, water, rapeseed oil, yeast, salt | 7.4 3.4 28.2 3.6 2.5 9 1
Four cheese pizza | Wheat flour, tomato purée, mozzarella (milk) 12%, Stilton (milk), goat’s cheese (milk), Parmesan (milk, animal rennet), water, rapeseed oil, yeast, salt | 12.8 7.4 28.6 2.6 1.9 12.8 1.4
Spicy salami pizza | Wheat flour, tomato purée, mozzarella (milk) 16%, salami (pork, chilli, salt, preservative: potassium nitrate) 12%, honey, water, rapeseed oil, yeast, salt | 12 5.4 30.2 5.2 2 11.8 1.5
Vegan garden pizza | Wheat flour, tomato purée, coconut oil slices (water, coconut oil, potato starch, salt) 12%, peppers, mushrooms, red onion, water, yeast, salt | 7 4.8 31.4 3.4 2.4 5.4 1
Sourdough margherita | Wheat flour, tomato purée, mozzarella (milk) 20%, water, olive oil, rye flour, salt, basil | 8 4.2 31.6 2.8 2.2 10.6 1.1
Sourdough pepperoni | Wheat flour, tomato purée, mozzarella (milk) 17%, pepperoni (pork, paprika, salt, preservative: sodium nitrite) 13%, water, olive oil, rye flour, salt | 11.8 5.4 29.4 2.6 2.1 12 1.5
Garlic baguette | Wheat flour, water, butter (milk) 14%, garlic 3%, parsley, yeast, salt | 14.2 8.4 41.8 2.4 2.5 7.6 1
Lunch box: sandwich, side and drink | Sandwich (wheat flour, water, yeast, salt) with egg mayonnaise (egg, rapeseed oil, mustard), Cheddar (milk) or chicken; crisps, fruit, carrots with hummus (chickpeas, sesame) or tortilla chips with soured cream (milk); a drink | 6.8 1.6 22.4 7.6 1.8 6.6 0.6
Lunch box: wrap, side and drink | Tortilla (wheat flour, water, palm oil, salt) with falafel (chickpeas, sesame), chicken or prawns (crustaceans), mayonnaise (egg, rapeseed oil, mustard); crisps, fruit, carrots with hummus (chickpeas, sesame) or tortilla chips with soured cream (milk); a drink | 6.4 1.2 21.8 7 2 6.2 0.6
Lunch box: sushi, side and drink | Rice, salmon (fish), prawns (crustaceans), egg, nori, rice vinegar, sugar, soy sauce (soya, wheat), sesame seeds; crisps, fruit, carrots with hummus (chickpeas, sesame) or tortilla chips with soured cream (milk); a drink | 3.8 0.8 24.6 7.4 1.2 5 0.6
Children’s lunch box | Sandwich (wheat flour, water, yeast, salt) with Cheddar (milk), ham (pork) or egg; crisps, fruit, carrots with hummus (chickpeas, sesame) or tortilla chips with soured cream (milk); a drink | 4.6 2 20.4 9.2 1.6 5.8 0.45
Egg and cress sandwich | Malted bread (wheat flour, water, malted barley, yeast, salt), egg 38%, mayonnaise (rapeseed oil, egg yolk, vinegar, mustard), cress | 9.6 1.8 22.2 2.2 2.4 10.4 0.9
Cheese and pickle sandwich | Malted bread (wheat flour, water, malted barley, yeast, salt), mature Cheddar (milk) 28%, pickle (vegetables, sugar, barley malt vinegar, salt), butter (milk) | 12 7 29.4 6.4 2.4 11.6 1.3
Chicken and bacon sandwich | Bread (wheat flour, water, yeast, salt), chicken 22%, smoked bacon (pork, salt, preservative: sodium nitrite) 10%, mayonnaise (rapeseed oil, egg yolk, vinegar, mustard), lettuce | 9.4 1.7 23 2 2 14 1.1
Prawn mayonnaise sandwich | Brown bread (wheat flour, water, yeast, salt), prawns (crustaceans) 28%, mayonnaise (rapeseed oil, egg yolk, vinegar, mustard), lemon juice, black pepper | 8.8 0.9 22.4 2 2.4 10.2 1.1
Falafel and hummus pitta | Pitta (wheat flour, water, yeast, salt), falafel (chickpeas, onion, coriander, rapeseed oil) 30%, hummus (chickpeas, sesame paste, lemon juice) 14%, pickled red cabbage | 8.2 0.8 28.6 3 5.2 7.4 0.95
Chicken burrito | Tortilla (wheat flour, water, palm oil, salt), chicken 22%, rice, black beans 12%, tomato, onion, chilli, soured cream (milk), coriander, salt. Sauces and extras may contain celery, mustard, barley and milk | 6 2.1 23.6 2.2 2.8 9.8 0.85
Fish tacos | Tortilla (wheat flour, water, palm oil, salt), cod (fish) 34%, cabbage, lime juice, coriander, mayonnaise (rapeseed oil, egg yolk, vinegar, mustard). Sauces and extras may contain celery, mustard, barley and milk | 8 1.4 19.8 2 1.9 10 0.8
Classic hot dog | Roll (wheat flour, water, yeast, salt), frankfurter (pork, water, salt, spices, preservative: sodium nitrite) 48%, onion. Sauces and extras may contain celery, mustard, barley and milk | 14.4 5.2 22.8 3 1.6 10.4 1.7
Cheeseburger | Bun (wheat flour, water, egg, yeast, sesame seeds, salt), beef 40%, Cheddar (milk) 10%, gherkin, onion, mayonnaise (rapeseed oil, egg yolk, vinegar, mustard), salt. Sauces and extras may contain celery, mustard, barley and milk | 14.6 6 20.4 3.4 1.4 13.6 1.2
Salmon sushi selection | Rice, water, salmon (fish) 24%, rice vinegar, sugar, nori, soy sauce (soya, wheat), sesame seeds | 3.6 0.6 27 4 0.9 7.2 0.9
Teriyaki chicken bento | Rice, chicken 24%, edamame (soya) beans 10%, teriyaki sauce (soya, wheat, sugar, rice wine) 9%, carrot, red cabbage, sesame seeds | 3.8 0.7 20.8 4.2 2 10.2 0.85
Grain and squash salad | Freekeh (wheat) 34%, butternut squash 24%, feta (milk) 12%, pumpkin seeds, spinach, olive oil, lemon juice | 8.2 2.6 19.4 3.2 4 7.2 0.6
Chicken Caesar salad | Cos lettuce, chicken 28%, Caesar dressing (rapeseed oil, egg yolk, anchovy (fish), mustard, Parmesan (milk)), croutons (wheat flour, rapeseed oil, salt), Parmesan (milk, animal rennet) | 9.4 1.9 5.6 1.4 1.4 12 0.85
Noodle salad pot | Rice noodles 46%, carrot, peanuts 8%, soy sauce (soya, wheat), lime juice, sugar, coriander, chilli | 5.2 0.8 22.6 5 1.9 4.6 0.9
Beef lasagne | Water, beef 18%, pasta (wheat flour, egg), tomato, milk, Cheddar (milk), onion, celery, carrot, wheat flour, rapeseed oil, garlic, salt | 6.8 3 12.6 2.6 1.2 8.8 0.65
Cottage pie | Potato 48%, beef 20%, water, onion, carrot, celery, milk, butter (milk), tomato purée, wheat flour, salt | 4.6 2 11 1.8 1.4 6.4 0.55
Fish pie | Potato 42%, milk, salmon (fish) 9%, haddock (fish) 9%, prawns (crustaceans) 5%, butter (milk), wheat flour, parsley, salt | 5.8 3 10.4 1.4 1 7.6 0.6
Macaroni cheese | Pasta (wheat flour, water) 44%, milk, mature Cheddar (milk) 12%, Red Leicester (milk) 4%, mozzarella (milk) 2%, wheat flour, breadcrumbs (wheat flour, yeast, salt), mustard | 7.8 4.6 17.4 2.2 1 8.2 0.7
Vegetable lasagne | Water, pasta (wheat flour, egg), courgette 14%, spinach 10%, ricotta (milk) 10%, tomato, milk, Cheddar (milk), wheat flour, garlic, salt | 5.4 2.8 12.4 2.8 1.6 5.4 0.6
Chicken tikka masala | Chicken 28%, tomato, cream (milk), onion, yoghurt (milk), rapeseed oil, ginger, garlic, coriander, cumin, salt | 7.4 2.8 5.4 3.4 1.4 10.8 0.7
Vegetable curry | Cauliflower 26%, coconut milk 22%, potato, tomato, onion, chickpeas, lime leaf, ginger, turmeric, salt | 5 3.8 9 2.6 2.6 2.6 0.6
Pad Thai | Rice noodles 38%, prawns (crustaceans) 14%, egg 9%, bean sprouts, peanuts 4%, tamarind, sugar, fish sauce, lime juice | 4.6 0.9 21.4 5.2 1.3 7.6 1.1
Ramen bowl | Water, noodles (wheat flour, egg) 28%, pork 14%, soy sauce (soya, wheat), sesame oil, spring onion, ginger, garlic | 3.8 1 10.6 1 0.7 6.4 1.2
Seafood paella | Rice 34%, water, prawns (crustaceans) 9%, mussels (molluscs) 8%, squid (molluscs) 6%, tomato, fish stock (fish, celery, salt), red pepper, olive oil, saffron | 3.4 0.6 18.6 1.6 0.9 7 0.8
Spaghetti bolognese | Cooked pasta (wheat flour, water) 46%, beef 18%, tomato, onion, carrot, celery, red wine (sulphites), rapeseed oil, garlic, salt | 4.4 1.6 17.2 2.6 1.7 8.4 0.55
Pork dumplings | Wheat flour, pork 32%, cabbage, water, soy sauce (soya, wheat), sesame oil, ginger, spring onion, salt | 8.4 2.6 25.6 1.8 1.6 9.4 1.2
Tomato and basil soup | Tomatoes 64%, water, onion, carrot, olive oil, cornflour, basil 1%, salt | 2 0.3 5.8 4.4 1 1 0.5
Chunky vegetable soup | Water, carrot, potato, swede, leek, celery, pearl barley, parsley, salt | 0.6 0.1 7.4 2.4 1.6 1.1 0.5
Butternut squash soup | Butternut squash 54%, water, onion, cream (milk), ginger, salt | 2.4 1.4 6.4 3.6 1.2 1 0.5
Beef stew | Beef 30%, water, carrot, potato, dumplings (wheat flour, beef suet, water), onion, celery, thyme, salt | 6 2.6 9.8 2 1.4 9 0.6
Hummus | Chickpeas 54%, rapeseed oil, sesame paste, water, lemon juice, garlic, salt | 23.4 2.2 10.2 0.6 5 7.2 0.95
Red pepper hummus | Chickpeas 44%, red pepper 16%, rapeseed oil, sesame paste, lemon juice, smoked paprika, salt | 18.6 1.8 10.8 2.4 4.8 6 0.9
Guacamole | Avocado 78%, lime juice, red onion, tomato, coriander, chilli, salt | 15.6 3.4 3 1.2 3.4 1.8 0.7
Tomato salsa | Tomatoes 82%, red onion, lime juice, coriander, chilli, salt | 0.4 0.1 5.6 4.8 1.4 1 0.7
Green pesto, fresh | Basil 38%, rapeseed oil, Parmesan (milk, animal rennet), cashews, garlic, salt | 39.4 6.4 5.2 1.6 2 8.2 1.3
Marinated olives | Green olives 82%, rapeseed oil, garlic, oregano, salt | 20.6 2.6 1 0.4 3 1.2 3
Coleslaw | Cabbage 48%, carrot 16%, rapeseed oil, water, onion, egg yolk, mustard, vinegar, sugar, salt | 15.2 1.2 6 5.4 1.8 0.9 0.6
Queen olives | Green olives, water, salt | 16.4 2.3 0.6 0.2 3.2 1.2 3.4
`;
