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
`;
