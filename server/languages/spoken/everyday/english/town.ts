/** English words for offices and causes: councils, papers, law, money matters, faith, farewells, clubs and halls. */
export const ENGLISH_TOWN = `
bin_men binmen bin_man dustmen dustbin_men garbos garbage_men garbage_truck bin_lorry dustcart > collection waste refuse
when_do_my_bins bins_go_out bins_emptied bins_collected put_the_bins put_my_bins put_my_bin_out which_bin what_bin what_day_are_the_bins what_day_is_the_bin bin_day_is missed_my_bin didnt_take_my_bin bins_not_emptied bin_not_emptied bin_wasnt_emptied missed_bin > collection waste refuse
green_bin brown_bin blue_bin black_bin food_caddy recycling_box > bin waste recycling
new_bin extra_bin replacement_bin bigger_bin bin_was_stolen > bin container order
the_tip go_to_the_tip take_it_to_the_tip rubbish_tip local_tip council_tip the_dump household_waste transfer_station > recycling waste centre
get_rid_of_a_sofa get_rid_of_a_mattress get_rid_of_a_fridge get_rid_of_an_old hard_rubbish council_cleanup kerbside_collection > bulky waste collection
fly_tipping fly_tip flytipping dumped_rubbish someone_dumped > flytipping report waste
holes_in_the_road hole_in_the_road > pothole road report
lamp_post lamppost street_lamp > lighting street report
dog_wardens dog_warden stray_dog found_a_dog > dog stray
noisy_neighbour noisy_parties neighbour_from_hell barking_dog > noise nuisance
council_tax rates_bill rates_rebate poll_tax > tax council
council_house council_flat social_housing get_on_the_housing_list > housing
register_a_birth register_a_death register_the_birth register_the_death copy_of_my_birth_certificate birth_certificate death_certificate marriage_certificate marriage_lines > registrar certificate register
residents_permits visitor_permit visitors_permits park_outside_my_house permit_for_my_street > parking permit resident
get_married_at_the_town_hall civil_ceremony > ceremony registrar marriage
build_a_shed build_a_garage > planning permission
street_party close_the_road > event road closure
allotment allotments > allotment plot
scout_hut community_centre parish_hall church_hall_hire drill_hall memorial_hall > hall hire
hire_the_kitchen use_the_kitchen use_of_the_kitchen > kitchen
tables_and_chairs chairs_and_tables put_the_chairs_out set_up_the_room set_up_time get_in_early_to_set come_early_to_set > tables chairs setup
bouncy_castle_in_the_hall bring_a_bouncy_castle > inflatable castle
have_a_drink_there drinks_licence sell_drinks sell_alcohol_at temporary_event > alcohol licence
sound_system pa_system mic microphone > sound equipment
stage_lights > stage lighting
fire_exits fire_drill > fire evacuation
ambulance_chaser > solicitor
see_a_lawyer see_a_solicitor get_a_lawyer need_a_lawyer > solicitor legal consultation
no_win_no_fee > fee conditional
legal_aid > aid funding
split_up splitting_up break_up_with divorce_papers get_divorced getting_divorced > divorce separation
who_gets_the_kids who_gets_the_children see_my_kids see_my_children access_to_my_kids access_to_my_children > custody contact children
pre_nup prenup > prenuptial agreement
make_a_will write_a_will last_will change_my_will died_without_a_will inherit inheritance_from > will probate
buy_a_house buying_a_house house_move_legal completion_date exchange_contracts > conveyancing
boundary_dispute row_with_my_neighbour neighbour_dispute > dispute
been_sacked got_sacked got_fired lost_my_job laid_off given_the_boot > dismissal redundancy employment
bullied_at_work unfairly_dismissed > employment dismissal
nicked_by_the_police arrested been_arrested in_court up_in_court > criminal
speeding_ticket caught_speeding drink_driving drink_drive dui > motoring offence
accident_that_wasnt_my_fault slipped_on_a tripped_on_a whiplash > injury compensation claim
get_paid_out payout > compensation
bean_counter number_cruncher do_my_books do_my_accounts do_my_taxes do_my_tax keep_my_books books_done > accountant bookkeeping tax
shoebox_of_receipts shoe_box bag_of_receipts messy_receipts > receipts bookkeeping
tax_man taxman hmrc_letter letter_from_the_tax letter_from_hmrc ato tax_inspector > tax investigation
tax_back get_tax_back owed_tax tax_rebate overpaid_tax > tax refund
when_is_my_tax_due tax_deadline tax_due > deadline tax return
missed_the_deadline filed_late late_tax late_with_my_tax > penalty late deadline
work_for_myself working_for_myself my_own_boss own_business go_it_alone freelancing self_employed_or side_hustle > sole trader freelance
set_up_a_company start_a_company start_a_business set_up_in_business register_a_company form_a_company go_limited > incorporation company formation startup
pay_my_staff pay_my_workers pay_my_employees wages_done payslips > payroll
switch_accountants change_accountant leave_my_accountant > switch change accountant
nest_egg put_money_aside savings_for > savings investment
mortgage_broker home_loans first_time_buyer get_on_the_ladder remortgage > mortgage
bad_credit poor_credit ccj blacklisted > credit
put_in_a_claim make_a_claim claim_form > claim claims
no_claims no_claims_bonus > bonus claims
lower_premium cheaper_premium > premium
mum_has_died dad_has_died my_mum_died my_dad_died husband_has_died wife_has_died someone_dies somebody_dies died_at_home died_at_night what_to_do_when_someone passed_away_last > death funeral bereaved
arrange_a_funeral sort_out_a_funeral plan_a_funeral organise_a_funeral > funeral arrangements
cheap_funeral simple_funeral no_frills no_fuss direct_cremation > cremation simple
see_him_one_last see_her_one_last see_the_body say_goodbye_to_him say_goodbye_to_her chapel_of_rest open_coffin > viewing chapel
scatter_the_ashes scatter_ashes what_happens_to_the_ashes pick_up_the_ashes collect_the_ashes urn > ashes
carry_the_coffin bear_the_coffin pallbearers > coffin bearers
green_burial woodland_burial cardboard_coffin > natural burial
flowers_or_donations > donations flowers
pay_now_for_my_funeral pay_ahead_for_my_funeral > plan prepaid
go_to_mass sunday_mass time_of_mass church_times sunday_worship church_service church_services > service worship
get_the_baby_christened baby_christened get_christened get_baptised christen > baptism christening
banns read_the_banns marry_in_the_church get_married_in_church church_wedding > wedding marriage
light_a_candle say_a_prayer pray_for > prayer
vicar_come_and_see > visit pastoral
mosque jummah friday_prayers > prayer
synagogue shabbat > service
food_parcel food_parcels food_voucher > foodbank food
on_the_streets sleeping_rough nowhere_to_live nowhere_to_sleep lost_my_home kicked_out_of_home > homeless housing shelter
domestic_violence hits_me beats_me_up > abuse domestic refuge
money_worries in_debt up_to_my_eyes_in bailiffs debt_collector > debt
lonely loneliness > befriending companionship
befriend befriender > volunteer befriending
join_up sign_up_to_join become_a_member how_do_i_join how_do_we_join how_can_i_join want_to_join joining_in > join membership
annual_sub annual_subs subs_due membership_fee membership_fees yearly_fee club_fees > membership subscription fee
agm committee_meeting stand_for_the_committee > committee meeting
newcomers_welcome new_faces new_members > newcomers members visitors
when_do_you_meet where_do_you_meet_up how_often_do_you_meet what_night_do_you what_day_do_you_meet club_night > meetings meeting
have_a_social social_side drinks_after > social events
kit_swap uniform_shop second_hand_uniform school_uniform school_jumper pe_kit > uniform
get_into_the_school get_my_child_in get_my_son_in get_my_daughter_in school_place school_places admissions_policy catchment catchment_area > admission admissions enrolment
school_fees how_much_is_a_term > fees tuition
school_lunches packed_lunches lunch_money canteen free_school_meals > lunch meals
school_day_start what_time_does_school school_gates_open bell_goes > times start school
off_school bunk_off day_off_school take_her_out_of_school take_him_out_of_school take_them_out_of_school > absence
parents_evening parents_night talk_to_the_teacher speak_to_her_teacher speak_to_his_teacher > parents evening teacher
head_master headmistress_of head_of_school > headteacher principal
school_coach school_run_bus > bus transport
`;
