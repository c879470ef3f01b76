/** Product | ingredients | fat, saturates, carbohydrate, sugars, fibre, protein and salt in g per 100 g. */
export const meatAndFishFoods = `
Chicken breast fillets | Chicken | 1.4 0.4 0 0 0 23.8 0.15
Chicken legs | Chicken | 13.2 3.6 0 0 0 18 0.2
Chicken thigh fillets | Chicken | 9.4 2.6 0 0 0 19.2 0.2
Whole chicken | Chicken | 13.8 3.8 0 0 0 18.4 0.2
Chicken wings | Chicken | 13.6 3.8 0 0 0 18 0.22
Turkey breast mince | Turkey | 2 0.6 0 0 0 24.2 0.17
Turkey steaks | Turkey | 1.2 0.4 0 0 0 24.6 0.15
Duck breasts | Duck | 14 4.2 0 0 0 18.6 0.2
Beef mince, 5% fat | Beef | 4.6 2.1 0 0 0 21.4 0.18
Beef mince, 12% fat | Beef | 11.8 5.2 0 0 0 19.8 0.18
Sirloin steak | Beef | 12.6 5.6 0 0 0 21.2 0.14
Rump steak | Beef | 8.8 3.8 0 0 0 21.8 0.14
Braising steak | Beef | 7.4 3.1 0 0 0 21 0.15
Beef burgers | Beef 96%, salt, black pepper | 15.4 6.8 0.4 0.1 0.1 18.6 1
Lamb chops | Lamb | 19.6 9.2 0 0 0 17.8 0.16
Lamb mince | Lamb | 15.2 7.2 0 0 0 18.4 0.17
Leg of lamb | Lamb | 11.6 5.2 0 0 0 19.4 0.15
Pork loin steaks | Pork | 6.4 2.2 0 0 0 22 0.14
Pork belly slices | Pork | 21.8 7.8 0 0 0 17.6 0.16
Pork shoulder joint | Pork | 14.2 5 0 0 0 18.8 0.15
Pork sausages | Pork 88%, water, rusk (wheat flour, salt), seasoning (salt, white pepper, nutmeg), preservative (sulphites), beef casing | 19.8 7.3 6.3 0.8 0.9 14.2 1.4
Cumberland sausages | Pork 85%, water, rusk (wheat flour, salt), black pepper, salt, coriander, mace, preservative (sulphites), pork casing | 20.2 7.4 6.8 0.7 1 13.8 1.5
Chipolatas | Pork 82%, water, rusk (wheat flour, salt), salt, sage, white pepper, preservative (sulphites), lamb casing | 21 7.6 7.2 0.8 1 13.2 1.5
Gluten-free pork sausages | Pork 90%, water, rice flour, salt, sage, white pepper, preservative (sulphites), beef casing | 19.4 7.1 4.8 0.4 0.6 14.6 1.4
Smoked back bacon | Pork, sea salt, sugar, preservatives (sodium nitrite, potassium nitrate), antioxidant (sodium ascorbate), oak smoke | 14.4 5.4 0.4 0.3 0 17.6 2.9
Unsmoked back bacon | Pork, sea salt, sugar, preservatives (sodium nitrite, potassium nitrate), antioxidant (sodium ascorbate) | 14.2 5.3 0.3 0.3 0 17.8 2.8
Streaky bacon | Pork, sea salt, sugar, preservatives (sodium nitrite, potassium nitrate), antioxidant (sodium ascorbate) | 24.6 8.8 0.3 0.3 0 15.8 2.8
Wiltshire ham | Pork, sea salt, sugar, preservatives (sodium nitrite, potassium nitrate), antioxidant (sodium ascorbate) | 4.6 1.6 0.6 0.6 0 22.4 2.1
Honey roast ham | Pork, honey 3%, sea salt, sugar, preservative (sodium nitrite), antioxidant (sodium ascorbate) | 3.8 1.3 2.8 2.7 0 21.4 1.9
Salami Milano | Pork, sea salt, fennel, garlic, sugar, preservatives (potassium nitrate, sodium nitrite) | 31.4 12 1 0.8 0.2 24.2 4.2
Chorizo slices | Pork, smoked paprika 3%, sea salt, garlic, dextrose, milk powder, preservative (sodium nitrite) | 32.2 12.2 2.4 1.4 0.6 23.2 3.7
Salmon fillets | Salmon (fish) | 14.8 2.8 0 0 0 20.4 0.11
Smoked salmon | Salmon (fish), salt, oak smoke | 10.4 1.9 0.4 0.3 0 22.8 3
Trout fillets | Trout (fish) | 7.2 1.6 0 0 0 20.2 0.12
Cod fillets | Cod (fish) | 0.6 0.1 0 0 0 18.2 0.2
Haddock fillets | Haddock (fish) | 0.5 0.1 0 0 0 18.8 0.24
Smoked haddock | Haddock (fish), salt, oak smoke | 0.6 0.1 0 0 0 19.6 1.8
Kippers | Herring (fish), salt, oak smoke | 17.4 3.8 0 0 0 17.6 2.2
Whole sea bass | Sea bass (fish) | 6.8 1.5 0 0 0 19.4 0.18
Mackerel fillets | Mackerel (fish) | 17.2 3.9 0 0 0 18.4 0.17
King prawns | King prawns (crustaceans), salt | 0.8 0.2 0.2 0 0 17.4 1.1
Dressed crab | Crab (crustaceans), breadcrumbs (wheat flour, yeast, salt), salt, lemon juice | 7.8 1.2 2.6 0.3 0.2 16.2 1.2
Half lobster | Lobster (crustaceans), salt | 1.4 0.3 0 0 0 20.6 0.9
Oysters | Oysters (molluscs) | 1.4 0.3 2.6 0 0 10.4 1
Squid rings | Squid (molluscs) | 1.5 0.4 1.2 0 0 15.4 0.4
Smoked tofu | Water, soya beans 38%, firming agent (nigari), beechwood smoke | 9.4 1.4 0.9 0.6 2.4 16.4 0.6
Falafel | Chickpeas 62%, onion, parsley, coriander, rapeseed oil, cumin, sesame seeds, salt | 12.8 1.2 22.4 2.4 7.4 7.8 0.95
Marinated tofu pieces | Tofu (water, soya beans), soy sauce (water, soya beans, wheat, salt), rapeseed oil, ginger | 16.8 2.2 3 1.2 2 17.4 1.2
Veggie burgers | Black beans 34%, beetroot 22%, onion, breadcrumbs (wheat flour, yeast, salt), rapeseed oil, chickpea flour, cumin, salt | 8.4 0.7 21.2 4 6 6.8 0.9
Veggie sausages | Water, pea protein 18%, rapeseed oil, onion 9%, wheat gluten, chickpea flour, yeast extract, sage, salt | 9.2 0.9 10.6 1.6 5.6 14 1.2
Mushroom burgers | Portobello mushroom 54%, butter beans 14%, breadcrumbs (wheat flour, yeast, salt), spinach, rapeseed oil, garlic, salt | 7.6 0.6 14.8 1.8 4 5.2 0.85
`;
