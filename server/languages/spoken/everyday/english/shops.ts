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
`;
