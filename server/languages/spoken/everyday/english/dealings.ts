/** English words for appointments, money, messages, access and time, as customers of any business use them. */
export const ENGLISH_DEALINGS = `
book_in book_a_slot make_a_booking make_an_appointment get_an_appointment > appointment booking
need_to_book have_to_book do_i_book in_advance beforehand pre_book prebook > booking advance
book_online book_on_the_website > online booking
walk_in walkin walk_ins without_an_appointment without_booking just_come just_drop_in just_show_up > appointment walk
turn_up dont_show_up didnt_show_up no_show noshow dont_come didnt_come > miss attend arrive
turn_up_late running_late run_late be_late held_up stuck_in_traffic delayed > late delay
cant_come cant_make_it cant_attend unable_to_come have_to_miss > cancel missed
last_minute short_notice at_short_notice > notice cancellation
call_off pull_out back_out > cancel
put_off put_back move_my_appointment move_my_booking different_day another_day change_the_date change_my_appointment > reschedule change move
reschedule rearrange rebook postpone
bring_forward sooner > earlier
how_long_in_advance how_far_ahead how_early > advance
next_available next_free first_available > available
time_slot timeslot > slot time
day_off days_off shut_on > closed
over_christmas at_christmas xmas boxing_day new_years_day > christmas holiday
good_friday > easter
out_of_hours after_hours when_you_are_closed > emergency
after_work in_the_evening evenings late_night > evening late
before_work early_morning first_thing > early morning
at_the_weekend weekends on_a_weekend > weekend saturday sunday
during_the_week midweek > weekday
open_late close_at shut_at > close
what_time_do_you_open opening_times > hours open
pay_monthly monthly_payments pay_in_instalments in_instalments spread_the_cost spread_it pay_over_time pay_it_off pay_in_bits > instalment finance monthly spread
klarna clearpay buy_now_pay_later > instalment finance
interest_free zero_percent > interest finance
pay_by_card apple_pay google_pay contactless > card contactless
amex american_express > card
in_cash cash notes coins
up_front upfront pay_first in_full > advance deposit
pay_later pay_after pay_afterwards pay_on_the_day > payment
put_down down_payment deposit
get_my_deposit_back deposit_back > deposit refund
hidden_costs hidden_fees any_extras extra_charge extra_costs > extra additional surcharge included
how_expensive set_me_back going_rate > price cost
cheap_deal special_offer offers deals money_off > offer discount
pricey expensive
cheaper cheapest budget economy
bargain cheap
basic standard essential entry_level
premium deluxe luxury vip
starting_price starts_from prices_start > price
price_list rates tariffs
money_off reduction discount
blue_light nhs_discount key_worker > discount
military_discount veterans > discount military
run_out run_out_of expire > expire expiry valid
a_head per_head > person
round_trip return_ticket > return
get_in_touch get_hold_of reach contact contact_you
ring_you give_you_a_ring give_you_a_call phone_number bell
drop_you_a_line write_to_you > email contact
whats_app whatsapp > message
get_back_to_me reply hear_back respond call_me_back > reply respond answer call
speak_to_someone talk_to_someone real_person human > contact call phone
who_do_i_ask who_do_i_speak_to > contact
where_abouts whereabouts where_are_you_based based > address located
how_to_find_you how_to_get_to_you nearest_station closest_station > directions station
round_the_corner near_by close_by nearby
in_town town_centre city_centre downtown
postcode post_code zip_code > postcode address
area_covered cover_my_area come_to_my how_far_do_you_travel travel_to_me > area travel cover
local_area surrounding > area
step_free stepfree no_steps stairs steps > step access wheelchair
disabled_access > accessible disabled wheelchair
baby_changing change_a_nappy changing_table nappy_change > baby changing
breast_feed > breastfeed
family_friendly child_friendly kid_friendly bring_my_kids bring_kids bring_the_kids bring_children > children family
dog_friendly pet_friendly bring_my_dog bring_a_dog bring_the_dog dogs_allowed > dog
bring_someone bring_a_friend bring_my_mum bring_my_partner plus_one > accompany guest friend
mum mam mother mom parent
dad father parent
nan gran granny grandmother grandad grandpa grandfather
aunt auntie uncle cousin niece nephew > family relative
missus hubby other_half better_half partner spouse
lad bloke guy chap > man
lass girls > woman
boyfriend girlfriend fiance fiancee > partner
mates pals > friends
kiddo kiddies nipper youngster > child
who_runs in_charge > manager owner
who_works meet_the_team > team staff
where_is_the_ladies the_gents > toilet
lost_property left_behind left_something left_my lost_and_found > lost property
charge_my_phone plug_in > socket power charging
cloak_room leave_my_coat > cloakroom
safe_to_leave > safe locker
cold_weather snowing icy > snow winter
toasty heating
fan > aircon
covid corona coronavirus mask
eco_friendly environmentally_friendly > sustainable environment
cruelty_free > vegan
handmade hand_made made_by_hand
family_run family_owned independent
been_going been_around in_business how_old_is > founded since years established
testimonials > reviews
awards prize
news newsletter mailing_list
social_media facebook instagram tiktok insta
how_long_have_you > since years
quiet_time quiet_times quieter > quiet
asap straight_away right_away quickly > immediately fast
quick fast speedy
every_2_weeks every_two_weeks every_second_week once_a_fortnight biweekly bi_weekly > fortnightly other
fortnightly > other
dropped_off drop_it_off drop_them_off to_my_door to_my_house to_our_house > delivered brought delivery
pick_it_up_myself collect_it_myself pick_up_myself collect_myself > collection pickup
`;
