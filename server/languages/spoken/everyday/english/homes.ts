/** English words for the house, as customers of plumbers, electricians, builders, gardeners, cleaners, agents and stores use them. */
export const ENGLISH_HOMES = `
come_out come_round come_over come_to_my_house visit_me home_visit > visit callout call home
call_out callout call_out_charge callout_fee > callout call
tradesman tradesmen tradesperson handyman
workman workmen builder fitter engineer
quote quotation estimate
ballpark rough_price roughly rough_idea > estimate quote price
hourly by_the_hour per_hour hourly_rate > hour labour
day_rate > labour day
fixed_price upfront_price > fixed
labour workmanship
blocked > unblock blockage
clogged bunged_up backed_up > unblock blockage drain
unblock unclog blockage
blocked_toilet blocked_sink blocked_drain > unblock drain blockage
drain drainage sewer
loo toilet lavatory bog cistern flush
sink basin washbasin
tap faucet
dripping leak leaky
leak water_leak water_damage > leak pipe
burst burst_pipe flood > emergency burst leak
no_water low_pressure > water pressure
no_hot_water no_heating heating_broken boiler_broken > boiler heating
boiler combi combi_boiler
gas_leak smell_gas > gas emergency
gas_safe > gas registered
landlord_certificate gas_certificate cp12 > certificate gas landlord
radiator rad
thermostat smart_meter > heating control
water_heater immersion hot_water_tank > cylinder hot
stopcock stop_cock
limescale hard_water softener > scale
shower_tray cubicle shower_screen > shower
wet_room walk_in_shower > shower bathroom
tile tiler
grout sealant silicone
plasterer skimming
put_in have_fitted get_fitted > install
supply_my_own own_parts bought_myself bought_online > supply
electrician electrics sparky wiring
fuse_box fusebox consumer_unit fuse
keeps_tripping > fuse circuit
socket plug_socket outlet power_point
light lamp bulb
power_cut power_outage no_power no_electricity > power emergency
eicr electrical_certificate > certificate inspection
solar solar_panels pv
alarm burglar_alarm security_system cctv
roof roofer
slate roof_tile loose_tiles > roof
chimney fireplace wood_burner log_burner stove
loft attic
cellar basement
damp mould condensation
asbestos hazardous
window glazing glazier
smashed shattered broken_window > glass window
fence gate
decking paving driveway
lawn grass turf mow
hedge bush shrub
stump > tree
prune trim
garden_waste green_waste cuttings > waste
shed greenhouse summerhouse
gardener landscaper
locked_out lock_out lost_my_key lost_my_keys > lock locksmith door
locksmith locks
snapped_key key_stuck > key lock
break_in broken_into burgled burglary > security lock
pest vermin infestation
wasp_nest hornet > wasp
bed_bugs bedbugs bed_bug
cockroach roach ants moths > insect pest
pigeon seagull > bird pest
poison bait > treatment
cleaner cleaning cleaning_lady
end_of_tenancy moving_out_clean > tenancy
hoover vacuum
carpet rug
dry_cleaning drycleaning dry_cleaner
decorator painter painting
wallpaper paperhanging
carpenter joiner joinery carpentry
wood wooden timber
flooring floorboards laminate parquet vinyl > floor
builder building construction
dumpster rubbish_removal > waste skip
rubbish junk trash garbage waste
get_rid_of take_away_the_old old_one take_it_away > disposal removal
scaffold ladder
mess clean_up tidy_up dust > tidy clean
tidy untidy
insured public_liability liability > insurance
damage_something break_something damage_anything > insurance liability
emergency urgent asap right_now immediately
day_and_night 24_7 24_hours round_the_clock > emergency night
how_soon how_quickly > soon available
estate_agent letting_agent realtor
rent tenant to_let letting
landlord landlady owner
tenancy lease rental_agreement contract
flat apartment maisonette
mortgage home_loan
sell seller vendor
valuation valued appraisal worth
utilities > bills
inventory check_out_inspection > inventory
self_storage > storage unit
lock_up > storage unit
square_feet sqft square_metres square_foot
climate_controlled > heated damp
access_hours get_to_my_stuff > access
notice notice_period give_notice > notice cancel
bed beds > bedroom
`;
