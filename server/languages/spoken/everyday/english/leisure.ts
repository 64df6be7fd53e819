/** English words for sport, play and culture, as visitors of gyms, pools, climbing halls, museums, theatres and parks use them. */
export const ENGLISH_LEISURE = `
get_in let_in > admission entry entrance
entry_fee entrance_fee admission_fee entry_price > admission entry ticket price
day_pass day_ticket daypass one_off single_visit > day ticket visit
season_ticket annual_pass yearly_pass season_pass > annual season membership pass
pass ticket
pay_as_you_go payg drop_in dropin casual > single visit
multi_pass ten_pass punch_card 10_visits ten_visits > ten visits
member membership
try_out try_it have_a_go give_it_a_go > trial taster free
trial taster free_trial intro introductory
first_time never_done never_been new_to > beginner introduction induction
newbie rookie learner noob > beginner
beginner novice
intermediate improver
advanced experienced expert
induction introduction inducted > induction
all_levels any_level mixed_ability > level
unfit out_of_shape > fitness
work_out workout > training gym fitness
gym fitness_centre health_club
treadmill rower rowing_machine cross_trainer elliptical > cardio equipment
weights free_weights dumbbell barbell kettlebell bench squat_rack
spin indoor_cycling
pt personal_trainer personal_training
class session
zumba pilates aerobics hiit bodypump > class
vinyasa hatha yin ashtanga > yoga
tai_chi qigong meditation mindfulness
karate judo taekwondo jiu_jitsu bjj kickboxing > martial
changing_room changing_rooms locker_room get_changed > changing
lockers padlock
gear kit > equipment
outfit > clothes wear
what_to_wear what_do_i_wear what_should_i_wear > clothing wear
what_to_bring should_i_bring > bring
swim pool
lane_swimming lanes lengths laps
aqua_aerobics aquafit water_aerobics aqua
learn_to_swim swimming_lesson swim_lesson > swimming lesson
armbands floats > swimming
paddling_pool baby_pool toddler_pool kiddie_pool > baby pool
flume slide
ladies_only women_only womens_session > women
climb climber
climbing_wall bouldering
harness rope > equipment
belay > rope
auto_belay autobelay
top_rope toprope
climbing_shoes shoes > shoe rental
chalk chalkbag
hire rent rental borrow
come_alone by_yourself come_on_my_own go_on_my_own without_a_partner > alone partner single
partner buddy
supervise supervision unsupervised unattended
drop_off_my_kids leave_my_kids leave_my_child > supervision childcare
age_limit minimum_age how_old old_enough too_young > age minimum
grown_up grown_ups grownup > adult
adult over_18 over_18s
under_5s under_fives little_one little_ones tot toddlers > toddler young child
under_16 under_18 juniors youth > child
teen teenager youth adolescent
oap over_60s over_65 senior > senior pensioner concession
concession concessionary reduced_price
school_trip > group school
birthday_party kids_party childrens_party > birthday party
soft_play softplay play_area > play
bouncy_castle inflatable
bowling ten_pin skittles
crazy_golf mini_golf minigolf putting
tennis badminton squash padel > court
football soccer five_a_side
cricket rugby hockey netball > sport
pool_table snooker billiards
ice_rink ice_skating skate
ski slope
canoe kayak paddle
paddleboard sup stand_up_paddle
sailing boat dinghy
rowing_boat pedalo pedal_boat boat_hire > boat
life_jacket lifejacket buoyancy_aid
fishing angling angler rod
zip_line zipline zip_wire
high_ropes ropes_course treetop
laser_tag paintball quasar
museum gallery exhibition
exhibit exhibition
guided_tour tour guide
audio_guide audioguide audio_tour headset
hang_my_coat leave_my_coat > cloakroom
pram pushchair buggy stroller
pics pictures photos photographs photography
take_pictures take_photos take_pics film_inside > photography photograph
flash tripod selfie_stick > photography
cinema movie film
screening showtime
subtitles captions
theatre play drama
gig recital > performance concert show
interval intermission
matinee afternoon_show > matinee
stalls > seat
front_row good_seats > seat
standing seated > seat
rollercoaster > ride attraction
height_limit tall_enough minimum_height > height
dance dancer
salsa tango ballroom tap street_dance ballet > dance
partner_dance > partner couple
choir singing
pottery ceramics clay
paint draw
rained_off bad_weather if_it_rains wet_weather > weather rain
rainy_day > indoor
picnic_area picnic_table own_food bring_food own_sandwiches > picnic food
queue waiting_time
busy packed quietest > busy quiet peak
sold_out fully_booked full_up no_spaces > available waiting_list full
sell_out > available
can_i_watch watch_my watch_the_kids stay_and_watch spectate > spectator watch
hurt_myself injured injury
waiver disclaimer liability_form > waiver sign
`;
