/** English words for eating and drinking, as guests of restaurants, cafes, bakeries, pubs, caterers and food shops use them. */
export const ENGLISH_FOOD = `
eat food meal
grub nosh bite_to_eat something_to_eat > food snack menu
something_to_drink > drink bar
hungry starving > food meal
thirsty > drink water
lunch lunchtime midday
lunch > cafe restaurant bistro
dinner supper evening_meal
fry_up full_english > breakfast
brunch > breakfast
appetiser appetizer entree > starter
pudding dessert afters sweet
afternoon_tea cream_tea high_tea > tea scone
sunday_roast sunday_lunch roast_dinner > roast
set_menu fixed_price tasting_menu > menu
a_la_carte > menu
kids_menu childrens_menu kids_meal > children menu
buffet all_you_can_eat
takeaway takeout take_away take_out to_go carry_out > takeaway takeout collection
eat_in dine_in sit_in > seat table
delivery deliveroo just_eat ubereats uber_eats > delivery
book_a_table get_a_table free_table > reservation booking
walk_in just_turn_up > reservation booking
dining diner
byob byo bring_your_own bring_our_own own_wine own_bottle > corkage bottle
booze alcohol liquor spirits > wine beer bar licensed
pint lager ale stout ipa > beer
prosecco champagne fizz bubbly cava sparkling
cocktail > drink bar
happy_hour > drink offer
fizzy_drink soda coke cola > drink
juice squash smoothie > drink
cuppa brew > tea
cappuccino latte flat_white americano espresso mocha > coffee
oat_milk soy_milk soya_milk plant_milk almond_milk > milk vegan dairy
veggie vegetarian meat_free
vegan plant_based
no_meat dont_eat_meat without_meat > vegetarian vegan
pescatarian > fish
celiac gluten gluten_free
no_gluten without_gluten wheat_free > gluten
no_dairy dairy_free lactose_free without_milk > dairy lactose vegan
nut_free no_nuts nut_allergy peanut_allergy > nut allergen
prawn crab lobster mussels > shellfish
allergies allergens intolerances dietary dietary_requirements special_diet
spicy hot chilli
homemade home_made made_here from_scratch
fresh freshly
loaf bread
sourdough rye baguette ciabatta focaccia wholemeal > bread loaf
bap cob barm bun roll
croissant danish pain_au_chocolat viennoiserie > pastry
cupcake muffin fairy_cake
scone teacake
pie pies pasty
sausage_roll quiche > savoury
biscuit cookie
icing frosting fondant
cut_slices sliced unsliced > slice
leftover doggy_bag too_good_to_go > surplus
yesterday_bread stale > day_old reduced
flour yeast > baking
crisps potato_chips > snack
chips fries french_fries
sweets candy lollies
ice_cream icecream gelato sorbet
jam marmalade preserve
aubergine eggplant
courgette zucchini
coriander cilantro
prawn shrimp
mince minced_meat ground_beef
veg veggies vegetables
cutlery fork spoon > tableware
crockery plates glasses > tableware
napkin serviette
high_chair highchair booster_seat
chef cook
party_food finger_food canapes nibbles > buffet catering
hog_roast bbq barbecue grill barbie
picnic hamper packed_lunch lunchbox
tip gratuity service_charge
the_bill the_check > bill
split_the_bill > bill pay
private_room private_dining function_room > private party
large_party big_group big_table > group party
beer_garden terrace patio sit_outside outdoor_seating > outside outdoor garden
last_orders kitchen_close > kitchen last
food > kitchen
live_music > music band
cheese > dairy
butcher > meat
fishmonger seafood fish
greengrocer grocer grocery
deli delicatessen
coffee_beans > coffee roast
steak beef pork bacon ham > meat
`;
