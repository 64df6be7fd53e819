/** English words for staying over and celebrating, as guests of hotels, campsites, holiday lets and venues use them. */
export const ENGLISH_STAYS = `
stay_over overnight stay_the_night sleep_over > stay night room accommodation
place_to_stay somewhere_to_stay accommodation
bnb b_and_b bed_and_breakfast guesthouse guest_house
single_room solo come_on_my_own go_on_my_own by_myself alone > single
twin_room two_beds separate_beds > twin
bunk bunk_bed dorm dormitory hostel
extra_bed camp_bed rollaway put_you_up sofa_bed > bed extra
travel_cot baby_bed baby_cot cot > cot crib
duvet quilt pillow blanket > bedding
sheets bed_linen linen bedding bedclothes
ensuite en_suite private_bathroom > bathroom
noise noisy loud > quiet
hairdryer hair_dryer > hairdryer dryer
shampoo soap > toiletries
kettle tea_making > tea
fridge minibar mini_bar
safe safety_deposit_box > safe
half_board full_board > meal dinner
all_inclusive > included meals
self_catering self_catered > kitchen apartment cottage
holiday_let holiday_cottage airbnb holiday_home holiday_rental > cottage apartment
cottage cabin chalet bungalow
chambermaid housekeeping cleaner maid
porter bellboy concierge > reception
front_desk reception
wake_up_call > reception
check_in checkin arrival
check_out checkout departure
early_check_in arrive_early come_early > arrival early
late_check_out leave_late stay_later > departure late
arrive_late get_in_late late_arrival late_at_night > late arrival night
key_safe keysafe key_box lockbox > key
leave_my_bags leave_our_bags leave_luggage store_luggage bag_drop > luggage storage
luggage bags suitcase
weekend_break short_break getaway mini_break > weekend stay
minimum_stay one_night single_night just_one_night > minimum night
high_season peak_season peak > season
low_season off_season off_peak > season
camp campsite campground camp_site
pitch emplacement
tent pitch
bell_tent yurt tipi teepee glamping pod
caravan campervan motorhome camper_van rv
hook_up hookup electric_hook_up > electric
electricity power plug > electric socket
chemical_toilet elsan > waste disposal
grey_water gray_water > waste
campfire camp_fire fire_pit bonfire open_fire > fire
firewood logs > wood
bbq barbecue disposable_barbecue
shower_block toilet_block washroom > shower toilet facilities
washing_machine laundrette laundromat launderette tumble_dryer > laundry
wash_my_clothes do_laundry do_washing > laundry
dishwasher washing_up > dishes
swim_trunks swimming_costume swimsuit bathing_suit swimwear
lifeguard > supervised
beach seaside sea shore coast
lake pond reservoir
hike walk trail rambling
wheel accessible > wheelchair
beach_towel sunbed sun_lounger deckchair > lounger
shuttle transfer pick_me_up pick_us_up collect_me > shuttle pickup transfer
how_to_get_there get_there getting_there how_do_i_find find_you > directions address
honeymoon anniversary romantic > couple
wedding bridal bride
get_married getting_married tie_the_knot wed marry > wedding ceremony
groom bridegroom
bridesmaid > bridal
hen_do hen_party hens stag_do stag bachelor bachelorette > party group
civil_partnership > ceremony
registrar registry_office register_office > ceremony
celebrant officiant
confetti > wedding
first_dance disco dj > music
venue > location hall
marquee gazebo
christening baptism baptised
baby_shower > party
works_do office_party christmas_party > party event
team_building away_day > group event
how_many_people > capacity maximum guests
projector flipchart > equipment
meeting_room conference_room boardroom > meeting
guest_list rsvp > guest
doss_down kip bed_down crash_for_the_night put_us_up put_me_up lodgings lodging doss_house flophouse > accommodation room bed stay
room_for_the_night bed_for_the_night night_in_a_room what_is_a_room whats_a_room rooms_free got_a_room got_any_rooms any_rooms vacancies_tonight > rooms availability available
room_only bed_only without_breakfast no_breakfast > breakfast room
brekkie_included comes_with_breakfast with_breakfast breakfast_thrown is_there_breakfast do_you_do_breakfast > breakfast included
room_with_a_view sea_view see_the_sea view_of_the > view sea
double_bed king_size queen_size big_bed one_bed > double bed king
bunk_beds bunks > bunk dorm
share_a_room share_with_strangers sharing_with_strangers shared_room mixed_dorm female_dorm > dorm dormitory shared
snorers snorer snoring snores > quiet earplugs
curtain_on_the_bed privacy_curtain > curtain
bring_my_own_sheets bring_our_own_sheets bring_a_sleeping_bag need_a_sleeping_bag sleeping_bag sleeping_bags need_bedding bring_bedding > linen bedding sheets sleeping
clean_sheets change_the_sheets fresh_towels clean_towels > housekeeping linen towels
room_cleaned clean_my_room make_the_beds > housekeeping cleaning
telly_in_the_room tv_in_the_room netflix > television tv
hair_straighteners > hairdryer
bath_or_a_shower bath_in_the_room tub > bath bathroom
share_a_bathroom shared_bathroom bathroom_down_the_hall > shared bathroom
get_in_the_room get_into_our_room let_into_the_room get_the_keys pick_up_the_keys collect_the_keys when_can_we_have_the_room > arrival keys
when_do_you_chuck_us_out when_do_you_kick_us_out time_to_leave_by out_of_the_room leave_the_room vacate_the_room > checkout departure
lie_in have_a_lie_in sleep_late > checkout late
get_in_at_midnight arrive_at_midnight late_flight_in late_train_in come_at_night get_there_at_night get_there_late nobody_at_reception no_one_at_reception reception_closed > late arrival reception key
curfew lock_the_door_at_night back_by_midnight come_back_late come_in_at_night front_door_key > curfew night key
rowdy party_animals party_groups > groups quiet noise
self_cater cook_for_ourselves cook_my_own cook_our_own make_our_own_food cook_in kitchenette communal_kitchen guest_kitchen > kitchen cooking
keep_food_in_a_fridge mini_fridge coldbox > fridge
microwave toaster pots_and_pans frying_pan > kitchen equipment
wash_our_clothes wash_my_things washer_dryer dry_our_clothes dry_our_boots drying_room dry_wet > laundry drying
extra_guest extra_person_in_the_room third_person_in_the_room put_a_child_in third_bed pull_out_bed z_bed zbed folding_bed > extra bed
kids_sleep_in_our_room kids_share_our_room children_in_our_room connecting_rooms adjoining_rooms interconnecting > family room
tourist_tax city_tax resort_fee > tax
hold_my_room keep_my_room guarantee_the_room > reservation guarantee card
book_direct booking_com expedia hotels_com > direct booking rate
park_the_caravan where_do_i_park_the_van tourer static_caravan touring_caravan > caravan pitch
put_up_a_tent pitch_a_tent pitch_my_tent put_my_tent little_tent two_man_tent > tent pitch
wild_camping back_to_nature > camping
empty_the_loo empty_the_toilet empty_my_cassette empty_the_tank > disposal waste
fill_the_water_tank fresh_water water_tap > water drinking
plug_in_the_caravan electric_pitch mains_hookup amps > electric
toast_marshmallows make_a_fire light_a_fire have_a_fire have_a_bonfire have_a_campfire > fire firepit
quiet_after_ten when_do_we_have_to_be_quiet noise_after > quiet night
bachelor_pad studio_flat > studio apartment
sauna_in_the_room tub_in_the_garden wood_fired_tub > tub sauna
get_married_there hold_our_wedding have_our_wedding wedding_at_your wedding_reception_at wedding_do wedding_breakfast > wedding weddings reception
how_many_guests_can how_many_can_you_seat how_many_can_sit sit_down_meal standing_room > capacity seated guests
bring_our_own_caterer our_own_caterers own_caterer outside_caterers own_suppliers > catering caterers suppliers
throw_confetti rice_throwing petals > confetti
plan_b_for_rain rain_plan if_it_rains_on_the_day > rain indoor indoors
first_look_at_the_venue see_the_venue look_round_the_venue > viewing visit
`;
