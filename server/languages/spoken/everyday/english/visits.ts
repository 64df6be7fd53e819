/** English words for coming, staying and leaving, for who comes along and what goes wrong, as any visitor says them. */
export const ENGLISH_VISITS = `
can_we_get_in can_i_get_in when_do_we_get_in get_into_the_room > arrive arrival ready
be_out out_by have_to_leave need_to_leave kicked_out > leave checkout vacate depart
should_i_arrive should_we_arrive do_i_arrive should_i_be_there should_we_be_there should_i_come get_there > arrive early turn before
come_early be_early arrive_early > early arrive before
im_late i_am_late were_late we_are_late be_late running_late > late delay held hold wait
arriving_after arrive_after get_in_after land_late > late arrive key shut
pick_it_up pick_them_up pick_my_order pick_up_my > collect collection ready finished done
will_it_be_ready be_ready is_it_ready > ready done finished
dont_collect not_collected forget_to_collect never_collect > collect uncollected keep
pop_out nip_out go_out_and leave_and_come come_back_later come_back_in get_back_in re_enter re_entry readmission > return readmission back
plan_for allow_for should_we_plan should_i_plan should_we_allow should_i_allow > allow stay spend last
just_turn_up just_walk_in turn_up_on_the_day turn_up_without > walk booking reserve
in_the_holidays summer_holidays school_holidays half_term half_terms > holiday term
outdoors outdoor outside > indoor roof cover undercover covered
indoors indoor inside > roof cover undercover covered
if_its_wet bad_weather raining rain rains > rain wet weather
included > price inclusive
is_breakfast_included breakfast_included > breakfast
have_to_pay do_i_pay do_we_pay do_they_pay does_he_pay does_she_pay > free charge pay
take_cash take_notes > cash card
cash_point cashpoint cash_machine atm
every_week come_often come_regularly come_a_lot regular_customer regulars frequent_visitor > loyalty regular membership pass
one_less one_fewer dropped_out drops_out cant_make_it_anymore mate_cant friend_cant > fewer numbers difference
get_ill gets_ill got_ill fall_ill falls_ill is_ill be_ill being_ill feel_ill taken_ill are_ill become_ill > sick illness unwell fall
sick unwell poorly > illness fall
covid flu fever tummy_bug vomiting chickenpox > illness infectious unwell fall sick
grownup grown_up grown_ups > adult
parent > adult grown grownup
child kid > tens fives sixes sevens eights twelves sixteens
accompany supervise > adult
go_in_with_them stay_with_them stay_and_watch leave_them_there leave_them_with > accompany adult stay supervise
by_themselves on_their_own by_himself by_herself > alone unaccompanied
expectant pregnant pregnancy
beginner first_timer never_done_it no_experience > experience first
easiest > gentle gentlest
hardest toughest > difficulty difficult
scary frightening spooky scared scare
epileptic epilepsy photosensitive strobe > flashing
claustrophobic claustrophobia small_spaces tight_spaces confined_spaces enclosed_spaces
other_people_in with_other_people with_others just_us on_our_own to_ourselves > share strangers private
stuck > help hint
need_staff any_jobs jobs_going looking_for_staff taking_on_staff need_any_help > job work hiring staff vacancy
job > staff work hire hiring apply
left_behind left_his left_her left_my left_their forgot_my forgotten_my i_forgot leave_behind > lost property behind
leave_our_luggage leave_my_luggage leave_our_bags leave_my_bags store_our_bags > bags luggage storage
post_it_to send_it_to mail_it_to > post postage delivery
come_to_our come_to_my come_to_us come_out_to > travel visit area home
noisy loud > music sleepers quiet
somewhere_to_eat something_to_eat place_to_eat grab_a_bite > food cafe restaurant
food > buffet lunch catering snacks
eat > kitchen food
drunk alcohol beers booze > drink
smaller_one smaller_portion small_portion > half
boots wellies wellingtons
advert adverts ads commercials > trailers trailer
what_age what_ages which_ages which_age > age old aged years
no_one_is_home nobody_is_home no_one_home nobody_home noones_home not_at_home im_not_home im_not_in im_out > nobody answers door neighbour neighbor safe
anonymous anonymously secret_admirer > without name
`;
