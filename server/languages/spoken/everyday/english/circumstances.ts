/** English words for what comes between: weather, illness, lateness, things forgotten, plans that change and go wrong. */
export const ENGLISH_CIRCUMSTANCES = `
it_pouring its_pouring pouring_down pouring_with_rain pours_down chucking_it_down bucketing_down tipping_it_down tipping_down lashing_it_down lashing_down pelting_down pissing_down chucks_it_down > rain wet weather
drizzle drizzling drizzly spitting_outside > rain weather
downpour cloudburst deluge > rain weather
torrential > rain weather heavy
soggy drenched sodden > wet rain
rainproof showerproof > waterproof rain
thunder thunderstorm thunderstorms > storm weather
gale gales gale_force blowing_a_gale > wind storm weather
blustery gusty too_windy very_windy > wind weather
hailstones hailstorm > hail weather storm
blizzard snowstorm snowed_in > snow weather closed
sleet slush > snow weather
black_ice freezing_outside below_zero sub_zero > ice frost cold winter
heatwave heat_wave scorcher boiling_hot scorching sweltering > heat hot weather temperature
baking_hot roasting_hot > heat hot
a_bit_nippy bit_chilly > cold
brass_monkeys freezing_cold > cold
muggy humid > hot weather
foggy fog > weather visibility
muddy > mud boots wellies waterproof
clear_skies cloudy_skies cloudy overcast > weather
when_its_wet when_it_is_wet on_a_wet_day in_the_wet in_bad_weather in_all_weathers whatever_the_weather rain_or_shine come_rain_or_shine all_weather > weather rain wet
weather_is_bad weather_is_awful weather_is_rubbish weather_turns weather_looks_bad weather_permitting weather_dependent > weather rain cancel
called_off_for_rain washed_out wash_out washout rained_out rain_check > rain weather cancelled postponed
sunburnt sunburned burn_in_the_sun > sunscreen sun
sun_cream suncream sun_block sunblock sun_lotion factor_50 > sunscreen sun
somewhere_dry stay_dry keep_dry > indoor cover shelter
shelter_from_the_rain shelter_if_it_rains get_out_of_the_rain > shelter indoor covered
under_the_weather off_colour not_feeling_well not_feeling_great feel_rough feeling_rough feeling_poorly feel_poorly feeling_ill feeling_sick feel_sick > unwell illness sick
got_a_bug has_a_bug sick_bug stomach_bug tummy_upset upset_tummy upset_stomach norovirus gastro > sickness illness vomiting diarrhoea
dodgy_tummy dodgy_stomach bad_stomach > stomach vomiting diarrhoea
the_trots got_the_runs upset_bowels loose_bowels loose_poo > diarrhoea
been_sick being_sick was_sick chucked_up chucking_up threw_up > vomiting sickness sick
sniffles sniffle snuffles snotty runny_nose stuffy_nose blocked_nose > cold
lurgy dreaded_lurgy > illness infectious
has_a_temperature got_a_temperature running_a_temperature high_temperature > fever temperature illness unwell
chicken_pox chickenpox measles mumps scarlet_fever slapped_cheek hand_foot_and_mouth impetigo > infectious contagious illness
contagious infectious
is_it_catching catch_it_from > contagious infectious
tested_positive positive_test isolate isolating self_isolate quarantine > covid illness isolation
in_hospital taken_to_hospital ended_up_in_hospital rushed_to_hospital > hospital illness medical
broke_my_leg broke_my_arm broken_my_leg broken_my_arm broken_leg broken_arm in_a_cast in_plaster > injury injured medical
did_my_back_in done_my_back_in put_my_back_out hurt_my_back my_back_has_gone > back injury pain
pulled_a_muscle pulled_muscle twisted_my_ankle sprained_my_ankle > injury sprain strain injured
under_doctors_orders doctor_says_i_cant doctor_told_me_not_to > medical doctor certificate
not_well_enough too_ill too_sick too_poorly > unwell illness sick
sick_child poorly_child child_is_poorly kid_is_ill kid_is_sick son_is_ill daughter_is_ill > illness sick unwell
death_in_the_family family_emergency bereavement bereaved > compassionate circumstances bereavement death
compassionate_leave compassionate_grounds > circumstances bereavement
hungover hangover > alcohol
running_behind few_minutes_late ten_minutes_late 10_minutes_late fifteen_minutes_late 15_minutes_late half_an_hour_late > late delay
got_held_up been_held_up get_held_up delayed_on_the_way missed_my_bus missed_the_bus missed_my_train missed_the_train train_is_late bus_is_late train_was_cancelled > late delay delayed
stuck_in_traffic bad_traffic traffic_is_bad traffic_jam caught_in_traffic > late delay traffic
overslept slept_through > late missed
tardy > late
be_on_time get_there_on_time > late punctual
grace_period leeway how_late_can > late grace
wait_for_me wait_for_us hold_the_coach hold_the_bus > wait late
miss_the_start missed_the_start miss_the_beginning come_in_late let_me_in_late latecomers > late start latecomers
flight_is_delayed flight_delayed delayed_flight plane_is_late plane_is_delayed > flight delay late
slipped_my_mind slip_my_mind > forget forgot missed
clean_forgot totally_forgot forgot_all_about forgot_about forgot_to_come forgot_to_turn_up > missed forgot
forgot_to_bring forgot_our forgot_his forgot_her not_brought_my havent_brought > forgot forgotten bring without
forgot_my_kit forgotten_my_kit forgot_his_kit forgot_her_kit > kit equipment borrow spare
mislaid mislay misplace misplaced > lost
lost_track_of > lost find
wrong_day came_on_the_wrong_day wrong_date got_the_date_wrong > date change booking
mixed_up_the_dates mixed_up_the_times got_the_time_wrong double_booked booked_twice > booking change duplicate
something_came_up something_has_come_up something_crops_up something_cropped_up something_comes_up > cancel change reschedule
plans_changed change_of_plan changed_our_plans plans_have_changed > change cancel
cry_off cried_off > cancel
bail_out bailing_on > cancel
duck_out bow_out chicken_out > cancel withdraw
drop_out dropping_out > withdraw cancel
pull_the_plug > cancel
scrap_the_booking scrap_my_booking scrap_my_order bin_my_order knock_it_on_the_head > cancel cancellation
get_out_of_my_contract get_out_of_the_contract break_my_contract leave_my_contract early_exit > terminate cancel contract termination notice
cooling_off cooling_off_period cool_off > withdrawal cancel
not_going_ahead isnt_going_ahead is_it_going_ahead still_going_ahead does_it_go_ahead go_ahead_if > cancelled cancel postponed
gets_called_off been_called_off you_call_it_off you_cancel_on_us you_cancel_on_me if_you_cancel > cancelled cancel refund
not_enough_people nobody_turns_up enough_people_sign_up > minimum numbers cancelled
push_it_back pushed_back push_back_my move_it_back shift_my shift_it_to shift_the_date swap_my_day swap_days swap_my_slot swap_to_another > reschedule change move postpone
another_time another_slot different_slot > reschedule change
rain_date reserve_date > alternative postponed
rebooking rearranged rescheduled > reschedule
transfer_my_booking transfer_my_place give_my_ticket give_my_tickets pass_on_my_ticket pass_it_on_to friend_take_my_place name_on_the_ticket change_the_name > transfer transferable name
sell_my_ticket sell_my_tickets resell resale > transfer refund
extra_person one_more_person another_person add_a_person add_someone > extra additional numbers
fewer_people smaller_group > numbers minimum
stay_longer stay_on_longer keep_it_longer keep_it_for_longer have_it_longer another_day_with_it > extend extension
stop_early finish_early leave_early go_home_early leave_before_the_end > early leave
cut_short > early refund
skip_a_week skip_one skip_a_month miss_a_week take_a_week_off take_a_break have_a_break > pause skip
put_on_hold put_it_on_hold put_my_account_on_hold put_my_membership_on_hold take_time_out > freeze pause suspend
going_on_holiday while_im_away while_we_are_away when_im_away when_were_away away_on_holiday away_for_a_week > holiday pause away
moving_away move_away moving_house moving_home moved_house new_address i_have_moved ive_moved > move address change
changed_my_name change_of_name got_married_and_changed maiden_name > name change
new_phone_number changed_my_number changed_my_phone new_email changed_my_email > update contact details change
passes_away popped_his_clogs kicked_the_bucket snuffed_it carked_it > died death
lost_my_husband lost_my_wife lost_my_mum lost_my_dad lost_my_mother lost_my_father > died death bereavement
preggers up_the_duff in_the_family_way expecting_a_baby having_a_baby with_child bun_in_the_oven > pregnant pregnancy
time_of_the_month that_time_of_the_month on_my_period aunt_flo > period menstruation
had_a_fall had_a_tumble took_a_tumble fell_over fallen_over fell_down > fall injury accident first
had_an_accident have_an_accident there_is_an_accident accidents_happen > accident insurance
gets_hurt got_hurt hurts_himself hurts_herself hurts_themselves hurt_himself hurt_herself someone_is_hurt > injury accident first aid
boo_boo owie owwie ouchie > injury
grazed_knee scraped_knee cut_finger cut_knee > first aid plaster
nosebleed nose_bleed > first aid blood
stung_by_a_wasp stung_by_a_bee wasp_sting bee_sting > sting first allergy
epi_pen epipen anaphylaxis anaphylactic > allergy allergic medication
inhaler asthma asthmatic ventolin > asthma medication medical
seizures > epilepsy medical
has_fits had_a_fit having_a_seizure > epilepsy seizure medical
jab_certificate covid_pass vaccine_passport vaccination_certificate > vaccination certificate
face_mask face_masks face_covering face_coverings > mask
hand_gel hand_sanitiser hand_sanitizer sanitiser > hygiene hands
fully_booked_up chock_a_block chockablock chocka jam_packed packed_out mobbed > full busy crowded
dead_quiet dead_time slack_period slow_day > quiet quietest
rush_hour busiest_time busiest_times when_is_it_busy when_is_it_quiet when_is_it_quietest less_busy least_busy beat_the_crowds avoid_the_crowds avoid_the_rush avoid_queues > busy quiet peak
go_wrong goes_wrong went_wrong gone_wrong > problem complaint fault
messed_up mess_up mess_it_up balls_up cocked_up cock_up screwed_up screw_up botched made_a_mess_of fouled_up > mistake fault error problem
my_fault our_fault your_fault your_mistake my_mistake > mistake error
by_accident accidentally by_mistake mistakenly > mistake accident error
on_the_blink on_the_fritz playing_up acting_up gone_wonky conked gone_kaput kaput given_up_the_ghost died_on_me stuffed_up > broken faulty fault repair
power_goes_off lights_went_out electric_has_gone electrics_have_gone electricity_is_off > power cut outage
smashed_up smash_it smashed_it drop_it_by_accident > broken breakage damage
broke_it break_it breaks_it if_it_breaks if_it_broke if_i_break if_i_damage if_we_break if_we_damage > damage breakage broken deposit
write_off written_off > damage insurance
nicked robbed half_inched > stolen theft
pickpocket burgled > stolen theft security
`;
