/** English words for lessons, sport, culture and days out, as pupils, players and visitors say them. */
export const ENGLISH_PASTIMES = `
footy footie kickabout kick_about > football
ping_pong table_tennis > tennis table
lawn_bowls carpet_bowls > bowls
swimming_baths leisure_centre lido municipal_pool > pool swimming
have_a_dip go_for_a_dip go_for_a_swim take_a_dip do_some_lengths swim_lengths do_lengths > swim swimming lane
cant_swim non_swimmer not_a_strong_swimmer weak_swimmer scared_of_water afraid_of_water > swim swimming beginner
how_deep out_of_my_depth deep_end shallow_end > depth deep
swim_hat swim_cap swimming_cap swimming_hat goggles > swimming cap goggles
get_in_shape get_back_in_shape tone_up bulk_up pump_iron lift_weights work_on_my_abs muscles > fitness training gym
gymnasium gym_session gym_membership > gym membership
fitness_classes exercise_classes keep_fit > classes fitness
not_very_fit not_fit_enough really_unfit out_of_puff never_been_to_a_gym > beginner fitness induction
stretch_class stretching_class > yoga pilates
bendy flexible_enough not_flexible > flexibility beginner
own_mat bring_a_mat need_a_mat bring_my_own_mat > mat mats
sweat_towel > towel
joining_fee sign_up_fee admin_fee starting_fee enrolment_fee > joining fee
no_contract without_a_contract rolling_contract tied_in tied_down locked_in locked_into no_strings month_by_month month_to_month > contract monthly minimum
cheaper_membership student_membership couple_membership joint_membership family_membership off_peak_membership > membership
guest_pass bring_a_mate bring_my_mate bring_a_pal take_a_friend friend_come_with friends_come_with > guest
pay_per_class pay_per_session pay_each_time pay_every_time pay_for_one one_class one_session single_class single_session > drop single session
class_pass ten_class_pass bundle_of_classes block_of_classes multi_class > pass block
miss_one miss_a_session missed_a_session missed_a_class missed_class missing_a_week miss_a_week_of catch_up_class make_up_class > missed catch
cancel_a_class cancel_my_class get_out_of_a_class > cancel class
class_is_full is_it_full any_spaces any_places spaces_left places_left spaces_free any_slots_left room_for_one_more room_for_me squeeze_me_in fit_me_in fit_my_child_in got_space got_room > places available availability waiting spaces
go_on_the_list put_on_the_list waiting_list_for reserve_list > waiting list
start_any_time join_part_way join_halfway join_mid_term join_in_the_middle start_mid_term start_in_the_middle > join start term
when_does_it_start_again when_do_you_start_back new_term next_term > term dates start
absolute_beginner complete_beginner total_beginner complete_novice never_done_it_before never_done_this never_played never_danced never_sung never_climbed never_skated never_ridden never_sailed never_fished first_time_ever first_timers new_to_this new_to_it not_done_it_before > beginner beginners experience
starting_from_scratch from_zero > beginner
two_left_feet no_rhythm cant_dance > beginner dance
cant_sing tone_deaf cant_hold_a_note > singing beginner
cant_draw rubbish_at_art no_good_at_art not_arty not_artistic > beginner art
rubbish_at no_good_at hopeless_at not_very_good_at > beginner
done_a_bit_before done_some_before bit_of_experience used_to_play rusty_at > intermediate level refresher
what_level_am_i which_level am_i_good_enough which_class_should which_group_should which_class_is_right which_course_is_right > level placement assessment
try_one_first try_a_class try_a_lesson try_a_session give_it_a_try give_it_a_whirl give_it_a_shot have_a_bash have_a_crack first_one_free first_lesson_free first_class_free free_lesson free_class free_session free_taster > trial taster free
on_my_own_without_a_partner no_partner dont_have_a_partner havent_got_a_partner need_a_partner bring_a_partner come_with_someone > partner
how_many_in_a_group how_many_in_the_class how_many_kids_in how_many_children_in how_big_are_the_groups how_big_are_the_classes how_big_is_the_group size_of_the_group size_of_the_class > maximum group size
one_to_ones one_2_one on_my_own_with_a_teacher private_tuition private_tutor private_lessons individual_lessons > private individual
lessons_at_home come_to_my_house_to_teach > home lessons
lessons_over_zoom over_zoom on_zoom on_skype on_teams over_the_internet online_class online_classes online_lessons from_home live_stream livestream > online
how_long_is_a_lesson how_long_are_lessons how_long_is_a_class how_long_are_the_classes how_long_is_a_session how_long_is_each > minutes hour duration
how_many_lessons how_many_lessons_will_i_need how_long_to_learn how_long_does_it_take_to_learn how_long_before_im > weeks lessons average
homework_to_do do_i_get_homework practise_at_home practice_at_home > homework practice
end_of_year_show end_of_term_show school_play > performance show concert
exam_board sit_exams take_exams do_grades > exams grades
bit_of_paper piece_of_paper_at_the_end get_a_certificate certificate_at_the_end recognised_qualification > certificate
who_teaches who_is_the_teacher who_are_the_teachers who_runs_the_class whos_the_instructor native_teacher > teacher instructor teachers
brush_up_my brush_up_on > refresher improve
phrases_for_holiday holiday_spanish holiday_french english_for_foreigners esol efl learn_english english_lessons > language course
maths math > mathematics
what_do_i_wear what_shall_i_wear wear_on_my_feet what_clothes which_clothes which_shoes what_shoes what_kit leotard tutu tights_and ballet_shoes jodhpurs joddies > wear clothing shoes
own_shoes own_kit own_equipment own_gear own_helmet own_boots own_skates own_racket own_club own_guitar own_violin buy_a_guitar buy_an_instrument buy_my_own buy_the_kit > equipment provided hire
borrow_kit borrow_shoes borrow_a_racket borrow_skates borrow_a_helmet borrow_boots lend_me_a lend_you_a kit_provided equipment_provided gear_provided supply_the_kit everything_provided provide_the_equipment > equipment hire provided included
wet_suit wetsuits wet_suits > wetsuit
buoyancy life_vest life_jackets floatation > life jacket
weight_limit too_heavy maximum_weight rider_weight how_heavy_can > weight maximum
too_short too_tall tall_enough_for height_restrictions how_tall_do > height minimum
too_old_to_start too_old_to_learn never_too_old > age adults
too_young_to_start young_enough start_at_what_age how_young youngest_can > age minimum
can_toddlers can_babies suitable_for_toddlers suitable_for_babies suitable_for_little_ones > toddlers age babies
can_adults adults_too grown_ups_too parents_join_in mums_join_in dads_join_in join_in_with > adults parents
scared_of_heights afraid_of_heights fear_of_heights > heights
is_it_safe is_it_dangerous how_safe any_danger get_injured > safety safe risk insured
who_is_liable own_risk at_your_own_risk sign_something sign_anything sign_a_form sign_a_waiver > waiver liability consent
how_hard_is how_difficult how_strenuous is_it_hard is_it_difficult is_it_tough > difficulty level
how_far_is_the_walk how_long_is_the_walk how_long_is_the_trail how_long_is_the_route > distance miles kilometres
how_long_does_it_take_to_go_round how_long_to_go_round how_long_to_see_everything how_long_should_we_allow how_long_do_people_stay how_long_do_you_need > hours allow visit
stay_as_long_as stay_all_day time_limit how_long_can_we_stay how_long_can_i_stay > limit hours stay
go_out_and_come_back go_out_and_come_back_in leave_and_come_back come_back_in_later pass_outs wristband > readmission return
buy_on_the_door pay_on_the_day tickets_on_the_door get_tickets_there buy_tickets_there buy_on_the_day turn_up_and_pay > tickets door online
print_my_ticket print_the_ticket show_it_on_my_phone show_my_phone e_ticket e_tickets eticket ticket_on_my_phone paper_ticket lost_my_ticket lost_my_tickets didnt_get_my_ticket tickets_not_arrived never_got_my_tickets > tickets email print
get_better_seats best_seats where_will_we_sit choose_our_seats choose_my_seat pick_my_seat pick_our_seats sit_together seats_together sit_next_to numbered_seats reserved_seats allocated_seating > seats seating allocated reserved
back_row dress_circle balcony_seats restricted_view > seats view
is_there_an_interval is_there_a_break half_time_break when_does_it_finish what_time_does_it_finish what_time_does_it_end how_long_is_the_show how_long_is_the_film running_time > interval minutes finish
whats_on whats_showing what_is_showing whats_playing what_films flicks pictures_on_tonight movies_on > programme film screening
flicks_for_kids kids_film kids_club_film family_film > children film family
dubbed > screening subtitles
ads_before adverts_before trailers_before film_actually_start > trailers start
rated_18 what_certificate what_rating age_rating suitable_for_a_12 > certificate age
popcorn nachos take_my_own_sweets bring_sweets > snacks food
kick_off doors_open what_time_do_doors > start doors
bring_a_chair camp_chairs picnic_blanket bring_a_rug > chairs picnic
guided_walk someone_show_us_round guide_us tour_guide audio_guides audio_tours commentary tours_in_english english_speaking_guide > tour guide guided
touch_things hands_on touch_the_exhibits things_for_kids_to_do anything_for_kids something_for_the_kids stuff_for_kids things_to_do_with_kids kids_activities entertain_the_kids keep_the_kids_amused bored_kids > children activities family trail
fancy_dress_day santas_grotto see_santa father_christmas meet_santa > event children
feed_the_animals stroke_the_animals pet_the_animals touch_the_animals cuddle_a hold_a_rabbit hold_the_rabbits feed_the_goats feed_the_lambs feeding_time see_the_animals_fed > animals feed feeding touch
pony_rides donkey_rides tractor_rides hay_ride > rides
wash_your_hands wash_hands_after > hygiene handwashing
climbing_frame sandpit splash_pad adventure_playground > playground play
picnics have_a_picnic eat_a_picnic barbecues have_a_barbecue have_a_bbq own_bbq > picnic barbecue
horse_riding horseback pony_trekking go_riding riding_lessons learn_to_ride_a_horse hack_out > riding lessons
walk_trot_canter canter trotting > riding level
own_a_horse keep_my_horse part_loan share_a_horse diy_livery full_livery > livery
go_fishing go_angling fish_off bring_my_rod coarse_fishing fly_fishing > fishing
keep_the_fish keep_what_i_catch take_my_catch > catch
skiing snowboarding dry_slope toboggan sledging > ski snow
skates_hire roller_skating rollerblading ice_skates > skate hire
surf surfing surfboard body_board boogie_board > surfing
sup_board paddle_boarding paddleboarding > paddle
go_karting karting > karts
escape_game escape_rooms escape_room locked_in_a_room > escape game
get_stuck get_a_clue get_clues need_a_clue cant_solve_it give_up_halfway > hint help clues
with_strangers mixed_with_strangers other_people_join put_with_strangers just_our_group room_to_ourselves > private group
jump_scares too_scary scary_for is_it_scary nightmares > scary frightening age
sing_along singers choral belt_out audition auditions auditioned > choir audition
read_sheet_music sight_read read_the_dots > music notation
keyboard_lessons > piano
band_practice rehearse rehearsal rehearsals rehearsal_room > rehearsal
throw_a_pot throw_pots potters_wheel pottery_wheel kiln_fire fired_in_the_kiln get_my_pots when_do_i_get_my_pot > pottery firing collect
sewing_class knitting_group sewing_bee crafternoon craft_class > workshop class
date_night something_for_a_date > couples evening
over_50s_class over_60s_class class_for_pensioners seniors_class gentle_exercise chair_exercise chair_yoga > gentle seniors older
mum_and_baby mums_and_tots mother_and_toddler parent_and_toddler mum_and_toddler stay_and_play toddler_group baby_group playgroups > toddler baby group
buggy_fit buggyfit postnatal_class pregnancy_yoga antenatal_class > postnatal pregnancy class
school_hols school_holidays_club half_term_club hols easter_holidays_club inset_day teacher_training_day > holiday club holidays
wrap_around before_school drop_off_before_school > club school
late_pickup late_collect stay_later_than extended_day extended_hours finish_work_late stuck_at_work > late extended hours
borrow_books borrow_a_book take_a_book_out take_out_a_book take_books_out how_many_books how_many_can_i_borrow get_books_out > borrow loan limit
books_late late_books overdue_books book_is_late fines_for_late return_books_late library_fine > overdue fines
keep_it_another_week keep_the_book_longer > renew renewal
get_a_book_in order_a_book reserve_a_book someone_else_has_it > reserve reservation
join_the_library library_ticket library_card > membership card join
lost_my_card lost_my_library_card new_card replacement_card > replacement card
borrow_dvds ebooks e_books audiobooks audio_books talking_books kindle borrowbox libby > digital ebooks audiobooks
use_a_computer use_the_computers public_computer computers_to_use > computers
somewhere_to_study quiet_study revise_there study_space > study quiet desks
book_group reading_group > book club
give_you_books donate_books donate_old_books old_books > donations books
`;
