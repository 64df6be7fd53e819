/** English words for what is mended and how: vehicles, bicycles, boats, phones, watches, shoes, instruments. */
export const ENGLISH_WORKSHOPS = `
patch_it_up patch_up bodge botch_up lash_up > repair
mendable salvageable saveable past_saving past_repair beyond_saving worth_repairing worth_mending worth_saving > repair worth economical
can_it_be_saved can_you_save can_you_rescue can_you_fix can_you_mend > repair
give_it_the_once_over once_over look_it_over have_a_look_at_it take_a_look_at_it check_it_over give_it_a_check tell_me_whats_wrong tell_me_what_is_wrong find_out_whats_wrong find_out_what_is_wrong see_whats_wrong see_what_is_wrong work_out_whats_wrong > diagnosis inspection assessment check diagnostic
charge_to_look_at_it charge_for_looking charge_to_have_a_look charge_for_a_look cost_to_look_at_it > diagnosis inspection assessment fee
cost_more_than_its_worth more_than_its_worth > economical worth
how_long_will_you_have_it how_long_do_you_need_it how_long_do_you_keep_it how_long_will_it_be_with_you when_do_i_get_it_back when_will_i_get_it_back get_it_back when_can_i_have_it_back how_long_does_it_take_to_fix how_long_to_fix > turnaround days ready repair
fix_it_there_and_then there_and_then on_the_spot while_you_wait_repair done_while_i_wait > wait immediately
let_me_know_when will_you_ring_me_when will_you_text_me_when will_you_tell_me_when tell_me_when_its_done tell_me_when_it_is_ready > text message call ready
fix_it_without_asking go_ahead_without_asking ring_me_before_you > approval quote agree consent
came_back_worse still_broken broke_again broken_again same_fault happened_again gone_again went_again > guarantee warranty repair
did_it_myself do_it_myself tried_to_fix tried_to_mend fix_it_myself diy > workshop
just_need_the_part sell_me_the_part buy_the_part spare_parts > parts spare
cheap_parts copy_parts pattern_parts aftermarket > parts original
old_banger old_crock rust_bucket runabout > car vehicle
ute utes pickup_truck pick_up_truck people_carrier minivan mpv estate_car station_wagon four_by_four 4x4 land_rover landrover > vehicle car van
transit_van luton luton_van white_van panel_van hiace > van
wof warrant_of_fitness rego roadworthy_certificate rwc pink_slip nct emissions_test smog_test tuv apk > inspection mot roadworthy
failed_its_mot failed_my_mot failed_the_mot failed_the_test mot_failure mot_run_out mot_ran_out mot_due > mot retest
full_service car_serviced service_my_car get_it_serviced > service oil
cam_belt cambelt timing_chain > timing belt
clutch_gone clutch_slipping slipping_clutch > clutch
brakes_squeal brakes_grinding brakes_are_squeaking brakes_feel spongy_brakes > brake brakes
funny_noise strange_noise weird_noise makes_a_noise making_a_noise knocking_noise rattling clunking > noise diagnosis
car_wont_start wont_turn_over engine_wont_start dead_as_a_doornail car_is_dead car_died > battery breakdown
shakes_at_speed wheel_wobbles steering_wobbles pulls_to_one_side pulls_to_the_left > alignment balancing wheel
wheel_alignment tracking_done tracking_on_my_car > alignment
bald_tyres tyre_tread new_tyres new_tires tyres_fitted slow_puncture nail_in_my_tyre got_a_flat got_a_puncture flat_tire > tyre tyres puncture
change_my_tyres swap_my_tyres store_my_tyres store_my_wheels winter_wheels > tyres seasonal storage
orange_light light_on_the_dash light_on_my_dashboard lights_on_the_dashboard yellow_light check_engine engine_management > warning diagnostic
steaming_engine overheats overheating coolant antifreeze > coolant cooling
air_con_not_cold aircon_not_cold aircon_regas air_con_recharge air_con_blowing > conditioning regas
scraped_the_door scraped_my_car scratched_my_car keyed_my_car car_park_ding dinged scuffed_alloys kerbed_wheel kerbed_my_wheel > bodywork paint scratch dent
prang pranged bump_in_the_car fender_bender had_a_crash crashed_my_car someone_hit_my_car someone_ran_into > accident insurance bodywork
go_through_my_insurance through_the_insurance insurance_job insurance_work > insurance claim
crack_in_my_windscreen windscreen_cracked chip_in_my_windscreen windscreen_chip smashed_windscreen > windscreen
lost_my_car_key lost_my_car_keys spare_car_key locked_in_the_car keys_in_the_car key_fob fob > key keys
full_valet interior_valet inside_and_out hoover_my_car clean_my_car clean_the_inside wash_my_car car_cleaned > valet cleaning wash
dog_hair dog_hairs pet_hair > hair
sick_in_the_car milk_spilt spilt_milk smells_of_smoke > smell odour interior
wax_it polish_it ceramic_coating > polish wax
wrong_fuel put_diesel_in put_petrol_in misfuelled > fuel
got_towed tow_truck towed tow_it_in tow_me wrecker_truck flat_bed > recovery breakdown tow
aa_member rac_cover roadside > breakdown recovery roadside
lend_me_a_car lend_us_a_car car_while_mine car_to_use_while get_about_while stay_mobile > courtesy loan
learner_plates l_plates p_plates > learner
fail_my_test failed_my_test failed_my_driving_test pass_my_test pass_first_time pass_rate > test pass
never_driven havent_driven_for_years havent_driven_for > beginner refresher
hire_a_car rent_a_van hire_a_van rental_car hire_cars > hire rental
licence_for_less_than new_driver just_passed clean_licence points_on_my_licence driving_licence foreign_licence overseas_licence international_licence > licence driver years
drive_it_abroad take_it_abroad take_it_to_france take_it_over_the_border cross_the_border take_it_on_the_ferry > abroad border
bring_it_back_empty fill_it_up_before full_to_full bring_it_back_full > fuel tank
bring_it_back_somewhere_else leave_it_somewhere_else drop_it_somewhere_else leave_it_at_the_airport drop_it_at_another > return location
how_many_miles miles_can_i_do mileage_limit as_far_as_i_like > mileage miles unlimited
cdw collision_damage excess_waiver super_cover > excess insurance waiver
what_if_i_crash if_i_crash_it if_i_prang crash_the > excess insurance damage accident
who_can_drive_it share_the_driving > additional second driver household spouse
child_seats baby_seats car_seats booster_seats booster_cushion isofix > child seat seats
roof_box roof_rack roof_bars bike_carrier > roof rack extras
one_way_hire > one way
push_bike_broken bmx fixie > bicycle bike
e_bikes e_scooter electric_scooter > electric
bike_serviced service_my_bike bike_service > service bicycle
chain_came_off chain_fell_off chain_keeps gears_slip gears_slipping gears_skip gears_keep gears_jump > gears chain adjustment
brakes_rub brakes_wont > brakes
buckled_wheel bent_wheel wonky_wheel wheel_is_buckled wheel_is_bent spoke_broke broken_spoke > wheel truing spoke
fix_a_puncture fix_my_puncture mend_a_puncture puncture_repair > puncture tube
kiddie_bike bike_for_a_child bike_for_my_child bike_for_my_son bike_for_my_daughter tagalong trailer_bike > child children bike
helmets bike_helmet crash_helmet > helmet
bike_stolen stolen_bike bike_gets_stolen bike_got_nicked bike_gets_nicked > theft stolen insurance lock
cyclescheme salary_sacrifice > scheme
saddlebag > panniers
learn_to_ride stabilisers training_wheels > beginner lessons
outboard_motor tiller dinghies narrowboat canal_boat barge > boat
drive_the_boat steer_the_boat boat_licence licence_to_drive_a_boat > boat licence experience
seasick sea_sickness seasickness travel_sick carsick > sickness
fall_in fell_in man_overboard capsize capsized > safety wet
cracked_my_phone smashed_my_phone screen_gone screen_went_black black_screen > screen display
battery_dies battery_dying battery_drains runs_out_of_battery wont_hold_a_charge wont_hold_charge battery_goes_flat > battery replacement
charger_wont_fit charging_hole socket_loose wont_take_a_charge > charging port
dropped_my_phone_in dropped_in_the_loo fell_in_the_toilet fell_in_water dropped_in_the_bath went_in_the_sea got_soaked phone_got_wet spilt_tea_on spilled_coffee_on spilt_coffee_on spilled_water_on > water liquid damage
wont_come_on wont_power_on not_turning_on doesnt_turn_on keeps_turning_off keeps_switching_off switches_itself_off > power
keys_dont_work keys_are_stuck sticky_keys keyboard_broken > keyboard
slow_laptop slow_computer laptop_is_slow computer_is_slow running_slow takes_ages_to_load > slow upgrade
got_a_virus got_hacked been_hacked pop_ups > virus removal
lose_my_photos lose_my_pictures lose_my_stuff lose_everything lose_my_data will_i_lose get_my_pictures_back get_my_photos get_my_files > data backup recovery
see_my_photos look_at_my_photos look_through_my_phone my_private_photos > privacy data
forgot_my_pin locked_out_of_my_phone forgotten_passcode icloud_locked > unlock
second_hand_phone buy_a_used_phone recon_phone used_phones > refurbished
sell_my_old_phone cash_for_my_phone what_is_my_phone_worth > buy sell trade
tempered_glass screen_protector phone_case > protector case accessories
playstation_controller stick_drift hdmi_port > console controller
telly_repair fix_my_telly fix_my_tv > television repair
watch_repair fix_my_watch mend_my_watch mend_my_clock clock_repair grandfather_clock carriage_clock > watch clock repair
gains_time loses_time runs_fast keeps_stopping > service movement watch
glass_on_my_watch watch_glass > crystal watch glass
broken_chain snapped_chain broken_clasp clasp_broken stone_fell_out stone_has_fallen lost_a_stone > jewellery repair
clean_my_ring clean_my_jewellery dip_my_ring polish_my_ring > jewellery cleaning polish
shoes_mended shoe_mender shoe_repair reheel re_heel resoled new_soles new_heels hole_in_my_shoe soles_worn sole_came_off > sole heel shoe repair
shoes_stretched stretch_my_shoes shoes_too_tight > stretching
handbag_strap bag_strap handle_came_off broken_handle > bag repair leather
piano_tuner tune_my_piano piano_tuned out_of_tune > tuning piano
restring restrung new_strings string_broke snapped_string > strings
sharpen_my_skates skates_sharpened > sharpening
bike_fitting get_fitted_for > fitting
sofa_reupholstered reupholster recover_my_sofa recover_my_chair new_cover_for springs_gone saggy_sofa sagging_cushions saggy_cushions > upholstery upholstered
wobbly_chair wobbly_leg broken_chair chair_leg leg_came_off > furniture repair
strip_and_varnish french_polish strip_a_table restore_my_table do_up_an_old > restoration refinishing
frame_a_picture picture_framed framed_up get_it_framed > framing frame
old_photos_restored fix_old_photos old_photos old_cine vhs_tapes video_tapes convert_to_digital > scanning restoration transfer digital
lost_negative develop_a_film develop_film films_developed camera_film disposable_camera roll_of_film wind_on > film developing processing
passport_pictures passport_picture passport_photo passport_photos visa_photo > passport photos
print_my_photos print_pictures_off print_off print_my_thesis > printing prints
dissertation thesis > binding
laminate_it > laminating
business_cards > printing stationery
knit knitting crochet cast_on wool_shop skein > yarn
wind_my_wool wind_it_into wind_the_line spool_my_reel put_line_on put_new_line_on > spool spooling winding
rods_and_reels tackle_for maggots worms_for_bait groundbait boilies > bait tackle
rod_licence licence_to_fish fishing_permit permit_to_fish day_ticket_for > licence permit
restrung_racket restring_my_racket tennis_strings > restringing
gun_licence shotgun > licence
vacuum_repair fix_my_hoover mend_my_hoover hoover_broken > vacuum repair
sewing_machine_broken sewing_machine_serviced > machine service
lawnmower_serviced mower_wont_start sharpen_my_mower > mower service
petrol_can gas_bottle gas_bottles calor propane butane > gas cylinder
`;
