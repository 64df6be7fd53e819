/** English words for goods and buying, as customers of shops for clothes, furniture, flowers, books, jewels and tools use them. */
export const ENGLISH_SHOPS = `
shop store outlet
shop_online online_shop webshop order_online > online order
basket cart trolley
brand label
stock in_stock available
sold_out out_of_stock back_in_stock > stock available
preorder pre_order
special_order order_in get_it_in order_it_for_me > order
put_aside hold_it keep_it_for_me reserve_it hold_for_me > reserve hold
click_and_collect collect_in_store store_pickup pick_up_in_store > collection collect pickup
postage p_and_p posted > delivery shipping
ship_to post_to send_to > delivery shipping
ship_abroad ship_overseas outside_the_uk international_shipping worldwide > international abroad
next_day express fast_delivery > express
free_delivery free_shipping free_postage > delivery free
track track_my_order where_is_my_order wheres_my_order > tracking order
parcel package packet
courier dhl ups fedex dpd hermes evri royal_mail > delivery carrier
not_arrived hasnt_arrived never_came didnt_come not_come > missing lost delivery
wrong_item wrong_size > exchange return
faulty defective broken damaged
doesnt_work not_working stopped_working > faulty defect fault
send_back take_back bring_back return
swap > exchange change
change_my_mind changed_my_mind dont_like_it dont_want_it > return withdrawal
money_back moneyback refund
store_credit credit_note > credit voucher
receipt proof_of_purchase till_receipt
gift present
gift_card gift_voucher gift_certificate voucher
gift_wrap gift_wrapped wrap giftwrap
clearance sale > reduced discount
discount_code promo_code coupon_code > discount coupon voucher
price_match cheaper_elsewhere match_price found_it_cheaper > price match
second_hand secondhand used preloved pre_loved
ex_display display_model showroom_model > display
trade wholesale bulk
loyalty_card points reward
try_on try_them_on changing_room fitting_room > fitting
size measurement
too_big too_small doesnt_fit dont_fit > size exchange alteration
petite small_sizes > size
alter tailor
take_in take_up shorten hem
made_to_measure custom_made bespoke tailored made_to_order
trousers pants slacks
jeans denim
jumper sweater pullover cardigan
coat jacket
gown frock > dress
suit tuxedo dinner_jacket
shirt blouse
knickers underwear lingerie pants > underwear
bra > fitting
trainers sneakers
wellies wellingtons > boots
handbag purse
wallet purse
umbrella brolly
sole heel cobbler resole > shoe
shrink > wash
jewellery jeweller
resize make_bigger make_smaller > resize size
necklace chain pendant
earring stud
bracelet bangle
wristwatch > watch
diamond gem gemstone
gold golden carat karat
silver sterling
couch sofa settee
three_piece corner_sofa sofa_bed > sofa
wardrobe closet cupboard
drawers chest_of_drawers dresser
mattress bed
lamp lampshade light
flatpack flat_pack self_assembly put_it_together put_together build_it > assembly
carry_upstairs up_the_stairs room_of_choice > floor delivery
take_my_old old_sofa old_mattress > old disposal takeback removal
scuff > scratch
stain spill > stain clean
colour_match paint_mixing mix_paint > paint colour
drill hammer screwdriver > tool
screws bolts > fixing
cement concrete mortar
flower floral
bouquet bunch arrangement posy
florist flowers
rose tulip lily > flower
wreath funeral_flowers
buttonhole corsage
valentines valentines_day mothers_day > flower
last_long keep_fresh stay_fresh > care vase
houseplant pot_plant potted
book_token > voucher
novel paperback hardback > book
signed_copy author_signing > author
toy game
lego jigsaw puzzle > toy
age_suitable what_age suitable_for > age
collectible antique vintage
print poster
stationery pens paper
art_supplies paints
fabric textile
wool yarn
sewing_machine haberdashery
perfume fragrance scent
vape ecig e_cigarette
cigarette tobacco
recycled eco sustainable
shopping_trolley buggy_for_shopping > trolley
queue_at_the_till self_checkout > payment
wine_merchant bottle_shop bottle_o offy off_licence off_license liquor_store > wine beer spirits
newsagents newsagent paper_shop > newspapers
ironmonger ironmongers hardware_shop hardware_store > tools hardware
haberdasher notions_for_sewing buttons_and_zips > haberdashery buttons
milliner hatter fascinator fascinators > hats
optician_shop specs_shop > glasses
toyshop toy_shop > toys
sweet_shop lolly_shop candy_store > sweets
corner_shop milk_bar dairy_shop convenience_store bodega > shop groceries
greengrocers fruit_shop > fruit vegetables
tea_towel dish_towel tea_towels > linen
nappies_disposable huggies pampers > nappies
kleenex > tissues
vaseline > petroleum
chapstick lip_salve > lip balm
sanpro tampax kotex > sanitary
babygro babygros onesie onesies romper sleepsuit > baby clothes
lego_set barbie action_man playmobil > toys
rollerblades heelys > skates
frisbee hula_hoop skipping_rope > toys games
monopoly scrabble cluedo board_game board_games card_games > games
sudoku crosswords > puzzle puzzles
playing_cards pack_of_cards > cards games
pokemon_cards football_stickers > cards collectible
vinyl_records lps second_hand_records > records vinyl
cassettes cds dvds blu_ray > music film
whodunnit whodunnits thriller chick_lit page_turner crime_novel > fiction novel
picture_books bedtime_story baby_books kids_books > children books
get_it_signed signed_by_the_author meet_the_author book_signing > author signing event
cook_books recipe_book > cookery books
bulbs_for_planting daffs daffodils tulips_in_pots > bulbs plants
bedding_plants hanging_basket hanging_baskets window_box > plants
what_grows_in_shade shady_corner wont_die kill_plants hard_to_kill > plants easy shade
plant_is_dying leaves_going_brown leaves_are_yellow bugs_on_my_plant greenfly aphids > plant care pests
green_fingers brown_thumb black_thumb > gardening
compost peat potting_mix topsoil > compost soil
xmas_tree xmas_trees christmas_tree christmas_trees > christmas trees
get_it_to_my_car load_it_in_my_car help_me_to_the_car carry_to_car > help loading
fit_in_my_car fit_in_the_car fit_in_the_boot > dimensions delivery
will_it_go_through_the_door get_it_through_the_door narrow_stairs > dimensions delivery access
spare_room_bed guest_bed > bed
too_soft_mattress too_hard_mattress mattress_trial sleep_on_it_first nights_to_try > mattress trial
how_firm memory_foam orthopaedic_mattress pocket_sprung > mattress firm
real_leather fake_leather pleather leatherette > leather
solid_wood is_it_real_wood veneer_top > wood solid oak
stain_resistant wipe_clean scotchgard kid_proof cat_proof_fabric > fabric stain
`;
