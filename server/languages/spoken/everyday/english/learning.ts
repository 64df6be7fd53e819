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
`;
