/** English words for the house and what is done in it: by plumbers, electricians, builders, cleaners, sweeps, movers and agents. */
export const ENGLISH_HOUSEHOLDS = `
hoover hoovers hoovering hoovered hoover_up dyson henry_hoover > vacuum vacuuming
do_the_hoovering do_the_floors mop mopping > vacuum floors clean
do_the_dusting do_the_ironing do_my_ironing iron_my_shirts press_my_shirts > ironing
do_the_washing_up do_the_dishes wash_the_pots > dishes
do_the_windows wash_my_windows clean_my_windows windows_cleaned window_cleaner > window cleaning
do_the_oven clean_my_oven oven_cleaned > oven cleaning
clean_my_carpets carpets_cleaned shampoo_the_carpet steam_clean rug_doctor carpet_shampoo > carpet cleaning
clean_my_sofa sofa_cleaned clean_the_couch > upholstery cleaning sofa
deep_clean spring_clean top_to_bottom one_off_clean proper_clean blitz > deep clean
bond_clean moving_out_cleaning move_out_clean vacate_clean leaving_the_flat_clean > tenancy clean
after_builders builders_clean > clean
bring_your_own_hoover bring_your_own_stuff bring_your_own_products own_cleaning_products bring_cleaning_stuff bring_the_hoover use_my_hoover supply_the_products > products equipment materials supplies
do_i_have_to_be_in do_i_need_to_be_in need_to_be_home do_i_need_to_be_there do_i_have_to_be_there have_to_be_home be_at_home let_yourself_in leave_a_key give_you_a_key have_a_key leave_the_key hold_keys > home key keys access
same_cleaner_every regular_cleaner > cleaner regular
daily_help charlady domestic_help > cleaner
mucky filthy grubby grotty minging manky grimy skanky > dirty
blocked_bog bog_wont_flush loo_wont_flush toilet_wont_flush blocked_loo toilet_overflowing loo_is_blocked > toilet blocked drain unblock
plughole u_bend waste_pipe sink_wont_drain sink_wont_empty water_wont_go_down water_isnt_draining gurgling > drain blocked sink
drains_smell smelly_drain smelly_drains > drain smell
tap_drips drippy_tap dripping_tap tap_wont_turn_off leaky_tap > tap leak
water_coming_through water_through_the_ceiling ceiling_leaking ceiling_dripping leaking_ceiling drip_from_the_ceiling > leak emergency
burst_a_pipe pipe_burst frozen_pipe frozen_pipes > burst pipe emergency
turn_the_water_off turn_off_the_water water_main > stopcock
water_wont_get_hot no_hot_water_or water_is_cold shower_cold shower_runs_cold > boiler hot water
boiler_packed_up boiler_wont_fire boiler_on_the_blink boiler_not_working boiler_conked boiler_died boiler_keeps boiler_is_leaking pilot_light boiler_service boiler_serviced > boiler repair heating
rads_cold cold_radiators radiator_is_cold bleed_the_radiators bleed_my_radiators radiators_not_heating power_flush > radiator radiators heating
corgi_registered gas_safe_registered corgi_gas > gas registered qualified
gas_man gas_fitter heating_engineer > gas engineer
smell_of_gas smelling_gas gas_smell whiff_of_gas > gas emergency
carbon_monoxide co_alarm > monoxide alarm
heat_pump air_source ground_source > heat pump
put_in_a_shower fit_a_shower fit_a_bathroom new_bathroom bathroom_done new_kitchen kitchen_fitted kitchen_done > installation fitting bathroom kitchen
new_boiler replace_my_boiler replacement_boiler > boiler installation
fit_a_dishwasher plumb_in plumbed_in connect_my_washing_machine connect_the_washing_machine > installation
washing_machine_broken washer_wont_spin machine_wont_drain dryer_broken dishwasher_broken fridge_broken cooker_broken white_goods > appliance repair
fridge_freezer hotpoint indesit beko zanussi > appliance
fuse_blown blown_fuse fuse_has_gone trip_switch keeps_blowing electrics_tripping electrics_trip tripped_out > fuse electric
lights_flicker flickering_lights lights_not_working light_wont_work no_lights > electrical lighting
rewire rewiring house_rewired old_wiring > rewire electrical
extra_socket extra_sockets more_sockets add_a_socket put_in_a_socket fit_a_light put_a_light_up hang_a_light > socket installation electrical
part_p niceic registered_electrician > registered qualified certified
sparkie leccy leccy_bill lecky > electrician electricity
sweep_my_chimney chimney_swept sweeping_done get_the_chimney_done flue_cleaned clean_my_flue > chimney sweep
soot_everywhere make_a_mess leave_a_mess make_much_mess any_mess soot_on_the_carpet messy_job dust_everywhere dust_sheets dustsheets drop_cloths protect_the_carpet protect_my_floors > dust sheets clean mess
bird_in_the_chimney nest_in_the_chimney jackdaw jackdaws birds_in_my_chimney > nest birds
smokes_back smoke_in_the_room smoke_comes_back chimney_smokes fire_smokes smoking_chimney > smoke chimney
burn_wood burn_coal smokeless wet_wood seasoned_logs what_can_i_burn > fuel wood
log_burners wood_burners woodburner woodburning aga rayburn multi_fuel > stove
house_insurance_certificate certificate_for_my_insurance proof_for_my_insurance > certificate insurance
roof_leaks leaky_roof roof_is_leaking tiles_blown_off tiles_off slates_off missing_tiles > roof repair
gutters guttering gutters_cleaned clear_my_gutters clear_gutters downpipe drainpipe > gutter
storm_damage wind_damage > insurance emergency
extension_built build_an_extension knock_through knock_a_wall_down knock_down_a_wall > building extension
permission_from_the_council planning_permission building_regs building_regulations > planning permission
brickie brickies bricky bricklayer > brickwork building
chippies > carpenter
plasterer_needed skim_a_wall hole_in_the_wall crack_in_the_wall > plastering
paint_my_house paint_a_room paint_my_room painted_inside lick_of_paint touch_up_paint > painting decorating
wallpaper_hung strip_wallpaper woodchip > wallpaper
damp_patch damp_patches black_mould rising_damp mould_on_the_wall mouldy > damp mould
put_up_shelves put_shelves_up hang_pictures hang_a_picture put_up_a_tv mount_a_tv hang_the_tv odd_jobs odd_job odd_job_man small_jobs little_jobs bits_and_bobs diy_jobs man_who_does > handyman
jobs_too_small job_too_small too_small_a_job any_job_too_small > minimum small
wooden_floors_sanded sand_my_floor sand_the_floor floor_sanding > floor sanding
put_down_a_floor lay_a_floor lay_flooring lay_carpet carpets_fitted carpet_fitted > flooring fitting
broken_pane window_broken window_smashed ball_through_the_window cracked_window > glass glazing emergency
double_glazing misted_windows steamed_up_windows condensation_in_the_window > glazing
conservatory orangery lean_to > conservatory
key_snapped key_broke_in key_broken_in cant_get_in_my_house shut_myself_out shut_out locked_myself_out locked_myself lost_my_house_keys lost_my_door_key > locksmith lock emergency
change_the_locks change_my_locks locks_changed new_locks > locks lock
jammed_lock door_wont_lock door_wont_open lock_jammed stuck_door > lock repair
been_broken_into had_a_break_in > security locks emergency
alarm_goes_off alarm_keeps_beeping alarm_beeping > alarm
ring_doorbell doorbell_camera security_camera cameras_at_home > camera security cctv
mozzies_nest wasps_nest bees_nest hornets swarm_of_bees > wasp nest bees
rats_in mice_in vermin_in scratching_in_the_loft scratching_noises > rats mice pest
creepy_crawly cockroaches ants_nest silverfish fleas_in_the_house carpet_beetles carpet_moths woodworm > insects pest
rat_catcher exterminator bug_man pest_man > pest control
is_it_safe_for_my_kids is_it_safe_for_children is_it_safe_for_pets safe_for_pets safe_for_my_dog safe_for_my_cat safe_around_pets safe_for_kids harm_my_pets > safe pets children
cut_the_grass cut_my_grass mow_the_lawn mow_my_lawn grass_cut lawn_mowed mowed > lawn mowing
cut_my_hedge cut_the_hedge hedge_cut hedges_trimmed trim_my_hedge > hedge trimming
chop_a_tree chop_down_a_tree cut_a_tree_down cut_down_a_tree fell_a_tree tree_taken_down tree_cut_down lop > tree felling removal
dig_up_a_stump tree_stump stump_out > stump removal
weeding pull_up_weeds weed_my_garden overgrown garden_clearance tidy_my_garden garden_tidy > garden clearance weeds
fake_grass astroturf astro_turf artificial_lawn plastic_grass > artificial turf
slabs flagstones flags_for_the_patio crazy_paving > paving patio
tarmac drive_done new_drive > driveway
fence_blown_down fence_blew_down fence_down fence_panel fence_panels > fencing fence
take_the_rubbish_away take_away_the_rubbish take_the_waste_away take_the_cuttings get_rid_of_the_rubbish remove_the_waste clear_the_rubbish > waste removal disposal
house_clearance clear_a_house clear_out_a_house clear_out_the_garage clear_the_loft > clearance
clutter > clearance
moving_men moving_company removal_men removal_firm removals_firm move_my_stuff move_my_things move_my_furniture shift_my_stuff help_me_move help_us_move movers > removals removal moving
do_you_pack pack_for_me pack_for_us pack_everything pack_my_things packing_done > packing service
get_boxes need_boxes sell_boxes tea_chests bubble_wrap > boxes packing materials
move_a_piano shift_a_piano move_my_piano > piano
smash_something smash_my_plates break_my_stuff break_my_things if_something_gets_broken something_gets_broken something_breaks things_get_broken > insurance damage liability
few_bits small_move few_items half_a_van share_a_van part_load > small load
store_my_furniture keep_my_furniture put_things_in_storage put_my_things_in_storage store_my_sofa > storage
how_big_a_unit what_size_unit how_big_a_room_do_i_need > unit size storage
tradie tradies cowboy_builders > builder qualified
man_come_round someone_come_round send_someone_round send_someone_out get_someone_out someone_out come_and_quote come_and_measure come_and_fix come_and_give > callout visit
how_quickly_can_you_come how_soon_can_you_come how_fast_can_you_get_here how_fast_can_you_come come_straight_away come_right_now come_tonight come_today > emergency response callout
charge_to_come_out charge_just_to_come charge_for_coming_out charge_for_coming cost_to_come_out cost_for_coming_out fee_to_come_out > callout charge fee
charge_for_travel charge_for_travelling travel_costs mileage_charge > travel charge
charge_more_at_night charge_more_at_weekends extra_at_weekends extra_at_night dearer_at_weekends weekend_rate double_time > weekend rate evening
do_you_go_as_far_as come_as_far_as go_as_far_as how_far_out how_far_do_you_go how_far_will_you_come too_far_for_you in_my_neck_of_the_woods my_neck_of_the_woods round_our_way > area cover travel covered areas
are_you_qualified proper_qualifications have_you_got_qualifications know_what_youre_doing know_what_you_are_doing trained_up are_you_trained are_your_people_trained > qualified trained certified
are_you_insured got_insurance have_you_got_insurance fully_insured > insured insurance liability
trust_you_in_my_house trustworthy can_i_trust honest_and_reliable > vetted references reviews
how_long_will_the_job_take how_long_does_the_job_take how_long_are_you_there how_long_will_you_be how_long_will_it_take_you > hours duration
do_i_need_to_move_furniture move_the_furniture clear_the_room_first get_ready_before_you_come do_anything_before_you_come prepare_before > prepare furniture clear
bring_your_own_tools bring_your_own_ladder > tools
find_a_flat find_me_a_flat looking_for_a_flat looking_for_somewhere_to_rent bedsit apartment_to_rent > rent property
sell_my_house selling_my_house sell_my_flat put_my_house_on flog_my_house > selling valuation
how_much_is_my_house_worth what_is_my_house_worth whats_my_house_worth house_valued > valuation
view_a_house view_the_flat see_the_flat look_at_a_house > viewing
move_out moving_out leaving_the_flat end_my_tenancy give_my_notice hand_in_my_notice > notice tenancy
bills_included are_bills_included bills_on_top > bills utilities included
pets_in_the_flat have_a_pet_in keep_a_dog_in keep_a_cat > pets
put_the_rent_up rent_go_up > rent increase
on_housing_benefit dss housing_benefit > benefit
credit_check references_for_a_flat guarantor > guarantor references
dry_clean dry_cleaned dry_cleaners > dryclean laundry
wash_and_fold service_wash > laundry
get_a_stain_out stain_out get_stains_out get_wine_out get_the_stain_out red_wine_on blood_stain grass_stain > stain removal
take_up_my_trousers trousers_taken_up shorten_my hemmed new_zip zip_broken broken_zip zip_replaced zip_has_gone > alterations hem zip repair
`;
