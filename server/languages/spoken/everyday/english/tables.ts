/** English words for what people do not eat and how they call what they do, for guests and for buyers of food. */
export const ENGLISH_TABLES = `
vegetarian vegetarians veggies_only lacto_vegetarian > meat meatless vegetarian
vegetarian_option vegetarian_options veggie_option veggie_options anything_for_vegetarians anything_for_veggies something_for_vegetarians vegetarian_food veggie_food vegetarian_dishes > meat vegetarian meatless
vegan_option vegan_options anything_for_vegans something_for_vegans anything_vegan vegan_food > vegan dairy vegetarian
no_animal_products animal_products flexitarian > vegan vegetarian
doesnt_eat_meat do_not_eat_meat dont_do_meat off_meat cant_eat_meat meatless_option without_any_meat > vegetarian vegan
dont_eat_fish doesnt_eat_fish no_fish > vegetarian fish
dont_eat_pork doesnt_eat_pork no_pork pork_free > pork halal
dont_eat_beef no_beef > beef
halal_meat is_it_halal do_you_do_halal any_halal muslim_food for_muslims > halal
jewish_food is_it_kosher > kosher
jain_food no_onion_or_garlic no_garlic > garlic onion
gf > gluten
coeliacs celiacs wheat_allergy wheat_intolerance cant_eat_wheat cant_have_wheat cant_eat_gluten cant_have_gluten allergic_to_wheat allergic_to_gluten no_wheat without_wheat > gluten coeliac allergen allergens
lactose_intolerance allergic_to_milk milk_allergy cant_have_milk cant_have_dairy cant_eat_dairy cant_eat_cheese without_dairy > dairy milk lactose allergen allergens
allergic_to_nuts allergic_to_peanuts nut_allergies cant_eat_nuts cant_have_nuts traces_of_nuts contain_nuts > nuts nut allergens allergen
allergic_to_eggs egg_allergy cant_eat_eggs egg_free no_eggs eggless > egg eggs allergens
allergic_to_fish allergic_to_shellfish shellfish_allergy allergic_to_seafood > fish shellfish allergens
allergic_to_soya soy_allergy soya_free > soya allergens
allergic_to_sesame sesame_seeds > sesame allergens
allergic_to im_allergic allergy_to allergy_info allergy_information allergy_menu react_badly_to makes_me_ill > allergens allergies allergy
what_is_in_it whats_in_it what_goes_in_it whats_in_the_food ingredients_list list_of_ingredients > ingredients contains allergens
cross_contamination may_contain same_kitchen separate_fryer > allergens traces
diabetic_friendly sugar_free no_sugar without_sugar low_sugar for_diabetics > sugar diabetic
low_fat low_calorie slimming_world weight_watchers calories counting_calories > healthy nutrition
low_salt no_salt > salt
msg_free additives e_numbers > ingredients additives
is_it_spicy is_it_hot_and_spicy very_spicy too_spicy not_too_spicy less_spicy make_it_mild mild_one how_hot_is how_spicy > spicy mild chilli
leave_out_the leave_off_the hold_the_onions hold_the_mayo without_onions without_the_cheese take_the_cheese_off swap_the_side swap_the_sides > changes substitutions
kiddy_portion kids_portion kids_portions childs_portion childrens_portion childrens_portions small_plates half_portion half_portions > children portion half
tuck_in slap_up_meal tucker > food meal
brekky brekkie brekkers breaky > breakfast
greasy_spoon bacon_butty bacon_roll bacon_sarnie > breakfast
elevenses tea_break smoko > coffee tea
afters pud puds sweet_course something_sweet > dessert desserts
sarnie sarnies butty butties toastie toasties panini > sandwich sandwiches
ploughmans sub_sandwich hoagie > sandwich lunch
jacket_potato jacket_spud baked_potato spuds tatties > potato potatoes
bubble_and_squeak > potato
chippy fish_supper fish_and_chips > chips fish
bangers_and_mash > sausage
bubbly_water sparkling_water still_water tap_water jug_of_water glass_of_water free_water fill_my_bottle fill_up_my_bottle fill_my_water_bottle refill_my_bottle water_fountain drinking_fountain bubbler > water
ribena fizzy_pop fizzy_drinks soft_drink soft_drinks > drinks soft
flat_whites lattes frappe frappuccino cold_brew iced_coffee skinny_latte long_black > coffee
builders_tea herbal_tea green_tea peppermint_tea chai earl_grey > tea
hot_choc hot_chocolate cocoa > chocolate drinks
vino plonk red_wine white_wine rose_wine > wine
swift_half few_jars a_pint few_pints pints > beer drinks bar
real_ale > beer
g_and_t gin_and_tonic tequila vodka whisky whiskey rum gin > spirits bar
mocktail mocktails alcohol_free non_alcoholic nonalcoholic zero_alcohol without_alcohol dont_drink_alcohol designated_driver teetotal > alcohol soft drinks
happy_hours two_for_one_cocktails > offer drinks
sell_alcohol serve_alcohol serve_drink serve_booze licensed_bar have_a_licence_for_alcohol do_you_have_a_bar is_there_a_bar > bar licensed alcohol
bring_my_own_booze bring_our_own_booze bring_our_own_drink bring_our_own_drinks bring_our_own_wine bring_my_own_wine bring_a_bottle take_a_bottle own_booze own_drink own_drinks own_alcohol > corkage alcohol bottle
bring_our_own_food bring_my_own_food bring_own_food bring_my_own_lunch bring_my_own_sandwiches take_our_own_food eat_our_own_food eat_my_own_food eat_our_own own_snacks bring_snacks > food picnic consumed
get_fed somewhere_to_grab get_a_bite grab_lunch grab_some_lunch have_lunch get_lunch have_our_lunch buy_food buy_lunch buy_a_sandwich buy_something_to_eat get_something_to_eat get_some_food get_a_coffee buy_a_coffee grab_a_coffee get_a_cuppa get_a_drink buy_drinks have_a_coffee anywhere_to_eat is_there_food do_you_do_food do_you_serve_food do_you_feed_us are_we_fed > food cafe restaurant refreshments lunch
tuck_shop vending_machine > snacks refreshments
kitchen_stop_serving stop_serving stop_serving_food how_late_do_you_serve when_do_you_stop_serving last_food_orders late_can_we_eat > kitchen orders food
table_for_two table_for_four table_for_six table_for_eight table_for_ten squeeze_us_in fit_us_in any_tables got_a_table need_a_table want_a_table table_free > reservation table booking
table_by_the_window window_table window_seat nice_table particular_table quiet_table corner_table > table request
how_long_do_we_get_the_table how_long_can_we_have_the_table how_long_is_the_table have_to_leave_the_table table_back > table hours minutes
wait_for_a_table without_a_booking without_a_reservation without_reserving > walk table reservation
turn_up_late_for_dinner hold_the_table hold_our_table keep_our_table > late table hold
all_of_us_on_one sit_together_as push_tables_together > group table
sit_outdoors sit_in_the_garden eat_outside eat_outdoors tables_outside outside_tables al_fresco alfresco > outside terrace garden outdoor
eat_here dining_in eating_in > seating
takeaways take_it_home take_it_away get_it_to_go phone_in_an_order call_in_an_order > takeaway collection
order_ahead phone_ahead order_in_advance pre_order_food preorder_food > order advance
menulog doordash grubhub skip_the_dishes foodhub > delivery
doggy_bags take_the_leftovers take_the_rest_home box_it_up wrap_it_up_to_take > takeaway leftovers
dress_up_for_dinner jeans_ok jeans_okay wear_jeans wear_shorts wear_trainers smart_casual posh_place dressy > dress code smart
set_lunch early_bird_menu pre_theatre lunch_deal meal_deal lunch_special dish_of_the_day daily_special > menu offer lunch
three_courses two_courses three_course two_course how_many_courses > menu courses
bottomless_brunch bottomless > brunch
sunday_lunches sunday_roasts a_roast carvery > roast sunday
xmas_lunch xmas_dinner christmas_lunch christmas_dinner xmas_menu turkey_and_all > christmas menu
posh_tea tea_and_cakes tea_for_two > afternoon tea
finger_buffet nibbles cold_buffet hot_buffet canape outside_catering do_the_food_for food_for_a_party food_for_my_party food_for_a_funeral food_for_a_wedding do_you_cater cater_for > catering buffet
cake_made make_a_cake bake_me_a_cake bake_a_cake made_a_cake birthday_cake birthday_cakes wedding_cake celebration_cake > cake cakes
how_many_does_it_feed how_many_will_it_feed how_many_people_does_it_feed feed_how_many how_many_slices > serves portions servings
write_happy_birthday writing_on_the_cake name_on_the_cake photo_on_the_cake > cake message personalised
cupcakes fairy_cakes muffins brownie_box traybake traybakes > cakes
bread_rolls baps barm_cake barm_cakes batch_bread bridies stottie farmhouse_loaf batch_loaf > rolls bread
sour_dough tiger_bread wholegrain granary seeded_loaf brown_bread > bread
slice_it slice_my_bread slice_the_bread sliced_for_me > sliced slice
day_old_bread left_at_the_end end_of_the_day leftover_bread yesterdays_bread too_good_to_go_bag > reduced leftover
free_range organic_meat grass_fed > organic free
where_is_the_meat_from where_do_you_get_your_meat local_meat locally_sourced local_produce locally_grown > local sourced farm
snags_for_the_barbie bbq_meat bbq_pack bbq_packs > barbecue meat
bone_it bone_it_out take_the_bone_out debone fillet_it gut_it scale_it skin_it > prepare boned filleted
mystery_box fruit_and_veg veg_box fruit_box organic_box > vegetables fruit box
capsicum capsicums bell_pepper > pepper vegetables
rockmelon cantaloupe > melon
rocket_leaves arugula > rocket
spring_onions scallions > onions
beetroots beets > beetroot
eggplants zucchinis > aubergine courgette
ketchup tomato_sauce red_sauce brown_sauce > sauce
jello > jelly
candyfloss fairy_floss cotton_candy > sweets
ice_lolly ice_lollies popsicle icy_pole 99_flake icecreams gelati > ice cream
bickie bickies bikkie bikkies biccy biccies > biscuits
choccy choccies chocky > chocolate
sweeties pick_and_mix pick_n_mix > sweets
`;
