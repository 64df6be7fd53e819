/** English words for what is bought, hired, sent and brought back: shops, hirers and makers, and things by their brand. */
export const ENGLISH_ORDERS = `
slipcover slipcovers settee_covers loose_cover > covers loose cover
loose_covers > covers slipcovers
chaise chaise_longue futon loveseat pouffe ottoman > sofa furniture
lazyboy la_z_boy recliner recliners rocking_chair > chair armchair
sideboard credenza armoire tallboy chiffonier > cabinet furniture
billy_bookcase ikea > furniture
eiderdown doona comforter_set bedspread counterpane > duvet bedding
bed_linens pillowcases pillowslip > bedding
drapes net_curtains blackout_blinds roman_blinds venetian > curtains blinds
lino linoleum > flooring vinyl
doormat hearthrug bath_mat > rug mat
facecloth washcloth > towel
sellotape sticky_tape scotch_tape cellotape > tape
blu_tack bluetack > adhesive
biro biros ballpoint > pen pens
tippex tipp_ex > correction
post_its post_it_notes sticky_notes > notes
jiffy_bag jiffy_bags padded_envelope > envelope packaging
cling_film clingfilm saran_wrap glad_wrap > wrap
tupperware takeaway_box doggie_bag > container containers
thermos thermos_flask > flask
esky chilly_bin cool_box coolbox cool_bag > cooler
jerrycan jerry_can > fuel container
stanley_knife boxcutter > knife
allen_key allen_keys hex_key > tool tools
monkey_wrench adjustable_spanner spanner spanners > wrench tool
black_and_decker power_drill cordless_drill bosch makita dewalt > drill power tools
jcb mini_digger digger diggers > excavator plant hire
skid_steer > loader plant
strimmer whipper_snipper weed_whacker weed_eater > trimmer garden
flymo lawnmower lawn_mower ride_on_mower > mower
chainsaw chain_saw hedge_cutter hedge_trimmer leaf_blower > garden tools
karcher jet_wash jet_washer pressure_washer power_washer power_wash > pressure washer
cherry_picker scissor_lift > platform access
portakabin portacabin > cabin
skip_bag hippo_bag > skip
wheelie_bin wheelie_bins wheely_bin > bin bins
post_hole_digger auger wacker_plate > plant tool hire
cement_mixer > mixer
genset > generator
gaffer_tape duct_tape > tape
wd40 superglue araldite > glue
polyfilla > filler
dulux farrow_and_ball > paint
rawlplugs rawl_plugs wall_plugs > fixings screws
plywood mdf chipboard sheet_of_wood two_by_four 2x4 > timber wood
cut_to_size cut_it_to_size cut_wood_to_size cut_to_length > cutting cut size
cut_a_key cut_keys copy_a_key spare_key extra_key key_copied new_key_cut duplicate_key > key cutting
knife_sharpened knives_sharpened sharpen_my_knives sharpen_scissors > sharpening
jumpers hoody hoodie hoodies fleece sweatshirt > sweatshirt jumper clothing
vest_top singlet wifebeater undershirt > vest
tracky_bottoms trackies trackie_dacks tracksuit sweatpants jogging_bottoms > trousers sportswear
budgie_smugglers speedos cossie cozzie bathers swimming_trunks bikini swim_shorts > swimwear swimming
flip_flops flipflops jandals pluggers crocs > sandals shoes footwear
gym_shoes plimsolls plimsoll sandshoes > trainers shoes
doc_martens stilettos brogues loafers high_heels > shoes heels
gumboots galoshes welly > wellingtons boots
pac_a_mac cagoule kagool anorak windcheater raincoat rain_coat > waterproof jacket
dressing_gown housecoat bathrobe > robe
jammies pjs pyjamas nightie > nightwear pyjamas
undies knicks keks panties y_fronts > underwear
pantyhose > tights
waistcoat cummerbund > suit waistcoat
dicky_bow dickie_bow > bow tie
black_tie_suit penguin_suit morning_suit tux > tuxedo dinner suit formal
prom_dress ball_gown evening_dress cocktail_dress > dress dresses
wedding_gown bridal_gown > bridal wedding dress
fancy_dress_outfit fancy_dress dress_up_clothes > costume costumes
glasses_case > case
bum_bag fanny_pack > bag
pocketbook clutch_bag > handbag
carrier_bag carrier_bags plastic_bag shopping_bag > bag bags
engagement_ring wedding_band wedding_bands eternity_ring > ring rings jewellery
ring_too_tight ring_too_big ring_too_small ring_doesnt_fit ring_made_bigger ring_made_smaller > resize resizing ring
what_my_ring_is_worth what_is_my_ring_worth how_much_is_my_ring_worth what_its_worth what_it_is_worth what_is_it_worth > valuation appraisal value
watch_stopped watch_has_stopped watch_battery new_battery_for_my_watch > watch battery
new_strap watch_strap > strap watch
pierced get_my_ears_pierced ears_pierced piercings > piercing
nosegay > bouquet flowers
bunch_of_flowers bunch_of_roses dozen_roses > bouquet flowers
flowers_for_a_funeral flowers_for_the_funeral > wreath funeral tribute sympathy
best_before sell_by shelf_life how_long_does_it_keep how_long_will_it_keep how_do_i_store how_should_i_store does_it_go_off > keep store shelf fridge
put_it_in_the_freezer can_i_freeze can_you_freeze can_it_be_frozen freeze_it freeze_them > freeze frozen freezer
one_of_a_kind one_off_piece bespoke_piece made_for_me make_me_one make_one_for_me make_something_for_me made_up_for_me make_one_specially made_specially > bespoke custom commission made
put_my_name_on name_on_it have_it_engraved get_it_engraved engrave_it engraving put_initials initials_on monogram monogrammed personalise_it put_a_message_on write_on_it > personalised engraving personalisation
put_a_card_with put_a_note_in write_a_card write_a_note add_a_message gift_message include_a_message include_a_card > message card gift
wrap_it_up wrap_it_for_me wrap_it wrapping_paper gift_wrapping gift_box gift_bag > gift wrapping wrapped
prezzie prezzies pressie pressies prezzy > gift present
present_for_my present_for_a gift_for_my something_for_my_mum something_for_my_wife something_for_my_husband something_for_a_friend idea_for_a_present what_to_buy_for > gift gifts vouchers
stocking_filler stocking_fillers secret_santa > gifts
send_it_as_a_gift send_it_straight_to send_it_direct_to without_the_price no_price_inside leave_out_the_receipt hide_the_price > gift delivery recipient
experience_day red_letter_day buyagift > voucher experience gift
wedding_list wedding_registry gift_list gift_registry > gift list
got_any_left have_you_any_left any_left any_more_left do_you_have_any_left have_you_run_out run_out_of_stock > stock available
do_you_stock do_you_flog > stock sell range
getting_more_in getting_any_more_in get_more_in when_will_you_get_more next_delivery_of restock restocked restocking replenish > stock order
out_of_print discontinued stopped_making no_longer_made not_made_anymore stopped_selling > discontinued available
order_one_in order_me_one get_hold_of_one track_one_down source_one find_me_one > order special
keep_one_for_me keep_it_behind_the_counter put_one_by set_one_aside save_me_one hold_one_for_me put_my_name_down reserve_one > reserve hold
pick_my_order_up fetch_my_order fetch_it collect_my_order grab_my_order pop_in_for_it pop_in_and_get_it come_and_get_it come_and_fetch_it come_and_pick_it swing_by pick_it_up_from_you > collection collect pickup
someone_else_fetch someone_else_pick_it husband_pick_it wife_pick_it friend_pick_it_up somebody_collect_it > collection collect
drop_it_round bring_it_round bring_it_to_me bring_it_to_us get_it_delivered have_it_delivered get_it_sent get_them_delivered do_you_drop_off_to do_you_come_round_with > delivery deliver delivered
how_long_will_it_take_to_come how_long_to_get_here how_long_to_arrive how_soon_will_it_come how_soon_will_i_get when_will_it_come when_will_it_get_here when_will_it_turn_up when_will_it_arrive when_do_i_get_it when_will_i_get_it how_long_before_i_get > delivery days dispatch arrive
get_it_tomorrow get_it_today same_day today_delivery need_it_today need_it_tomorrow need_it_fast need_it_quickly need_it_urgently in_a_hurry in_a_rush rush_job rush_order rush_it speed_it_up quicker_than_that jump_to_the_front_of > express urgent delivery
wheres_my_stuff where_is_my_stuff wheres_my_parcel where_is_my_parcel wheres_my_package where_is_my_package where_has_my_order wheres_it_got_to gone_astray got_lost_in_the_post lost_in_the_post lost_in_the_mail lost_in_transit not_turned_up hasnt_turned_up not_come_yet still_waiting_for_my > tracking delivery order lost
in_the_post by_post through_the_post post_it_to_me snail_mail post_me_one send_me_one send_me_it mail_order mail_me pop_it_in_the_post > post postage delivery shipping
how_much_to_send how_much_to_post what_do_you_charge_to_send cost_to_send cost_of_sending p_p pnp > postage shipping delivery
which_carrier who_delivers who_brings_it parcelforce dpd_or yodel hermes_or auspost an_post usps > courier carrier delivery
out_when_you_come out_when_it_comes not_in_when_it_comes if_im_not_in if_i_am_out if_im_out if_nobodys_in nobody_in no_one_in missed_delivery missed_the_delivery missed_my_delivery red_card_from_the > safe neighbour redelivery
leave_it_with_a_neighbour leave_it_next_door leave_it_in_the_shed leave_it_in_the_porch leave_it_outside leave_it_on_the_step leave_with_next_door > safe neighbour
deliver_to_work send_it_to_work deliver_to_my_office delivered_to_the_office different_address another_address > delivery address
up_north scottish_highlands isle_of_man channel_islands isle_of_wight northern_ireland eire highlands_and_islands orkney shetland outer_hebrides > delivery islands surcharge
out_of_the_country another_country other_countries different_country across_the_pond send_overseas outside_of_the_uk > international abroad overseas
customs_charges import_duty import_tax customs_fee > customs duty
get_it_in_the_house carry_it_in bring_it_inside bring_it_indoors take_it_upstairs take_it_up_the_stairs get_it_up_the_stairs lug_it two_man_delivery white_glove doesnt_fit_through > delivery upstairs room
set_it_up_for_me put_it_up_for_me put_it_together_for_me build_it_for_me assemble_it_for_me screw_it_together comes_in_bits comes_in_pieces ready_made ready_assembled ready_built > assembly assembled
take_away_the_old take_the_old_one take_my_old_one take_old_one_away get_shot_of chuck_out chuck_away chuck_it_out bin_it dump_my_old haul_away > disposal recycling removal
take_it_back take_them_back bring_it_back bring_them_back give_it_back return_it return_them sending_it_back send_them_back not_what_i_wanted not_what_i_ordered isnt_what_i_ordered gone_off_it went_off_it not_happy_with_it not_keen_on_it dont_want_it_anymore dont_like_them no_good_to_me > return returns refund exchange
unwanted_gift unwanted_present got_two_of_them already_got_one got_one_already > return exchange
wrong_colour wrong_one sent_me_the_wrong sent_the_wrong came_in_the_wrong ordered_the_wrong bought_the_wrong > exchange return wrong
swap_it swap_it_for swap_them swap_for exchange_it change_it_for trade_it_for > exchange
bit_missing bits_missing parts_missing part_missing piece_missing pieces_missing something_missing short_delivered > missing contact parts
came_broken arrived_broken arrived_damaged came_damaged came_smashed smashed_in_the_post broken_when_it_arrived cracked_when_it_came turned_up_broken > damaged return replacement
dud doa duff crocked shoddy dodgy_one > faulty defective return
packs_up_after stops_working_after breaks_after_a breaks_down_after conks_out if_it_goes_wrong goes_wrong_after > guarantee warranty faulty
stand_by_your_work stand_by_their_work stand_over_your_work guaranteed_work guarantee_your_work guarantee_the_work come_back_and_fix_it > guarantee warranty
extended_warranty still_under_warranty under_guarantee under_warranty covered_for_how_long how_long_is_it_covered how_long_are_they_covered how_long_is_it_guaranteed > warranty guarantee years
wear_and_tear > guarantee warranty
who_pays_to_send_it_back pay_to_send_it_back who_pays_for_returns free_returns return_postage return_label returns_label > returns return postage
how_long_do_i_have_to_return how_many_days_to_return how_long_to_return thirty_days_to_return days_to_change_my_mind > return days
opened_the_box opened_it taken_the_tags_off without_the_box without_the_packaging lost_the_box thrown_the_box threw_the_box worn_it_once already_worn > return unused packaging
sale_items_back return_sale_items bring_sale_items > return sale
earrings_back return_earrings return_underwear return_pants > hygiene return
which_size what_size_am_i what_size_do_i_need which_size_do_i_need size_chart size_guide sizing come_up_small come_up_big come_up_large run_small run_large runs_small true_to_size what_sizes size_do_you_go_up_to biggest_size largest_size smallest_size > size sizes fitting
plus_size plus_sizes bigger_sizes larger_ladies big_and_tall > sizes
measure_up measure_me measure_my_feet get_measured measuring_up feet_measured bra_fitting > measuring measure fitting
have_a_go_with_it try_before_i_buy try_before_you_buy test_it_out test_it_first test_drive test_ride see_it_in_the_flesh see_it_in_person touch_and_feel > trial showroom try test
any_samples swatches send_me_a_sample colour_sample colour_samples sample_of_the > samples sample
matches_my match_my match_it_to colour_matching > match colour
help_me_choose help_me_pick cant_decide_which dont_know_which not_sure_which_one not_sure_which_to which_would_you_recommend which_is_best_for > advice recommend consultation
who_makes_them who_makes_it whats_it_made_of what_is_it_made_of what_are_they_made_of made_out_of > material made materials
where_does_it_come_from where_do_they_come_from where_is_it_made where_are_they_made country_of_origin where_do_you_source where_do_you_get_your > origin sourced source made
fair_trade fairtrade ethical ethically_sourced > sustainable ethical
machine_wash put_it_in_the_wash go_in_the_wash put_it_in_the_washing_machine wash_it tumble_dry iron_it how_do_i_clean_it how_to_clean_it how_do_i_look_after_it look_after_it > wash care cleaning
nearly_new pre_loved preowned hand_me_down hand_me_downs op_shop thrift thrift_store thrifted > secondhand used
buy_my_old buy_my_stuff buy_old want_to_sell_my_old sell_you_my sell_to_you take_things_in_to_sell sale_or_return on_consignment > buy sell consignment
part_ex part_exchange_it trade_it_in trade_in_my_old money_for_my_old > exchange trade
pawnbroker > loan pawnbroking
car_boot jumble bric_a_brac jumble_sale yard_sale garage_sale flea_market > sale market
get_a_lend borrow_one lend_me lend_us lend_one lend_it lend_out loan_of get_a_loan_of have_a_lend > hire borrow loan
hire_one rent_one rent_it hire_it hire_for_a_day hire_by_the > hire rental
bring_it_back_late return_it_late late_returning_it late_bringing_it late_bringing_back back_late_with_it keep_it_too_long overdue_return > late return charge
lose_it lost_it if_i_lose_it if_we_lose_it break_or_lose > lost replacement damage deposit
leave_my_card leave_my_passport_as take_a_card_for > deposit
bulk_buy bulk_buying buy_in_bulk buying_in_bulk in_bulk wholesale_price trade_price trade_prices trade_account trade_card trade_discount > trade wholesale bulk
at_the_shop in_the_shop in_the_store in_person_shop come_to_the_shop bricks_and_mortar high_street_shop > shop showroom store
till_point at_the_till pay_at_the_till > payment
shop_from_home look_online buy_it_online buy_on_the_internet on_your_website > online website
`;
