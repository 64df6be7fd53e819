/** English words for learning, as pupils and parents use them of schools, nurseries, tutors, libraries and driving schools. */
export const ENGLISH_LEARNING = `
lesson class course tuition
teacher tutor instructor
tutoring tuition
pupil student learner
learn study
curriculum syllabus
homework > assignment
exam examination test
mock_exam mock mock_test > mock practice
retake resit re_sit take_again
fail flunk
mark grade score result
certificate diploma qualification qualified
dbs crb background_check police_check
qualified certified accredited licensed
term semester
half_term halfterm school_holidays holidays
school_run pick_up_from_school > school collection
preschool pre_school nursery kindergarten playgroup
creche nursery daycare childminder
nanny babysitter babysitting childminder au_pair
key_worker keyperson > carer
potty_training toilet_training toilet_trained potty_trained > nappy
nap naptime sleep
funded_hours free_hours 30_hours 15_hours > funded
childcare_vouchers tax_free_childcare > voucher funding
after_school afterschool wraparound breakfast_club > club
summer_camp holiday_club > holiday
school_dinners school_lunch > lunch meal
ofsted > inspection rating
waiting_list wait_list waitlist
enrol sign_up register registration
how_many_in_a_class class_size group_size > group size maximum
one_to_one one_on_one 1_to_1 121 private_lesson > individual private
individual private one_to_one
zoom skype virtual video_call remote > online
catch_up make_up_a_lesson missed_a_lesson missed_lesson > missed
miss_a_class miss_a_lesson cant_make_it > miss cancel
music_lesson > lesson instrument
read_music > notation
drum percussion
violin cello viola fiddle > strings
trumpet trombone horn > brass
flute clarinet sax saxophone oboe > woodwind
singing voice vocal
own_instrument need_an_instrument instrument_hire > instrument rental
recital > concert performance
grade_exams abrsm trinity > grade exam
mother_tongue native_speaker native > native
level_test placement_test > level
a1 a2 b1 b2 c1 c2 > level
conversation speaking talk
learner_driver provisional_licence > learner provisional licence
hazard_perception > theory
driving_test road_test > practical
crash_course intensive intensive_course > intensive
auto > automatic
stick_shift gearstick gears > manual
refresher rusty havent_driven > refresher
nervous_driver nervous scared > nervous anxious
block_booking block_of_lessons > block package
pick_me_up pick_up_from_home collect_me > pick pickup collect home
change_instructor different_instructor another_instructor dont_get_on dont_like_my > change instructor
borrow loan lend
late_fee late_return > overdue fine
renew > extend
lost_a_book lost_book > lost replacement
photocopy > copy copier
print printer
scan scanner
storytime story_time rhyme_time
read reader
inter_library > loan
open_day open_evening visit_the_school look_round look_around show_round > visit tour open
bursary scholarship grant funding
pay_per_term termly half_termly > term
sibling brother sister
headteacher head_teacher headmaster headmistress principal
school_bus minibus
wet_pants spare_clothes change_of_clothes > clothes spare
child_is_ill poorly off_sick > sick illness
pick_up_late late_pick_up late_collecting > late collection
swot swotting cram cramming revise_for revising > revision exam
flunked bombed_in failed_my_exam > resit retake exam
bunking_off skive skiving play_truant wagging_school > absence attendance
dunce bottom_of_the_class struggles_with struggling_with > support tutoring
gifted top_of_the_class bright_child clever_kid > advanced stretch
report_card school_report how_is_she_doing how_is_he_doing how_are_they_doing getting_on_at how_my_child_is_doing > progress report
where_will_my_child_sit seating_plan > seating
what_will_they_learn what_will_he_learn what_will_she_learn what_do_they_learn what_do_you_teach what_will_i_learn what_do_you_cover > curriculum syllabus topics
what_do_they_do_all_day what_does_a_day_look_like typical_day what_do_the_kids_do daily_routine > routine schedule activities
do_they_get_to_go_outside play_outside fresh_air_every garden_to_play > outdoor outside garden
do_they_nap where_do_they_sleep > nap sleep
what_do_they_eat what_do_you_feed_them what_food_do_they_get lunch_provided lunch_included do_you_give_them_lunch do_they_get_lunch > meals lunch snacks
nursery_fees how_much_is_a_day fees_for_two_days > fees day
half_day half_days mornings_only just_mornings afternoons_only just_afternoons > morning afternoon sessions
extra_day extra_session swap_a_day swap_sessions > extra session
pay_when_on_holiday pay_when_shes_ill pay_when_hes_ill pay_if_hes_off pay_if_shes_off pay_if_she_is_sick pay_if_he_is_sick pay_for_days_off pay_for_missed pay_for_lessons_i_miss > fees absence charged
close_for_holidays shut_in_august shut_for_christmas open_in_the_holidays > holidays closed term
put_my_name_down_for put_her_name_down put_his_name_down get_her_a_place get_him_a_place get_a_place_for_my > register waiting registration
trial_day settling_day > trial settling
meet_the_teacher meet_the_teachers meet_the_staff_before > visit teacher open
learner_permit get_my_provisional > provisional licence
book_my_driving_test use_your_car_for_the_test car_for_the_test > test practical car
theory_test_app > theory
how_much_are_ten_lessons ten_lessons block_of_ten > block package
stalling cant_park parallel_park roundabouts motorways > manoeuvres lessons
auto_only automatic_only automatics > automatic licence
night_class night_school evening_class evening_classes > evening course
mature_student go_back_to_school go_back_to_college > adult
distance_learning correspondence_course learn_at_home > online
get_my_money_back_if_i_dont_like > refund
how_many_in_my_class > size group
native_english_teacher > native
host_family homestay stay_with_a_family > accommodation family
student_visa study_visa > visa
text_book text_books coursebook workbook buy_the_book books_included > books materials included
`;
