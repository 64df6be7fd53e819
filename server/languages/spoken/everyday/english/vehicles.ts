/** English words for cars, bicycles and moving, as customers of garages, hirers, bike shops, taxis and removers use them. */
export const ENGLISH_VEHICLES = `
car vehicle automobile
hatchback saloon sedan convertible suv jeep van truck > car vehicle
garage mechanic
mot inspection roadworthy
interim minor_service basic_service
brakes brake_pads pads discs
squeak squeaky squeal grinding_noise > brake noise
tyre wheel
flat_tyre flat_tire puncture > tyre puncture
winter_tyres snow_tyres all_season > tyre winter
tread > tyre
flat_battery dead_battery wont_start jump_start > battery
exhaust muffler catalytic dpf
gearbox transmission
engine motor
engine_light warning_light management_light > diagnostic warning
diagnostics fault_code
aircon air_con air_conditioning regas > conditioning
windscreen windshield
stone_chip > windscreen
wiper blade
headlight headlamp bulb > light
bonnet hood
boot trunk
bumper fender
number_plate license_plate reg > registration
dent dink ding scrape > dent body bodywork
bodywork body_shop paintwork respray > body paint
rust rusty corrosion
tow recovery breakdown
break_down broken_down broke_down breakdown conked_out > breakdown recovery
courtesy_car loan_car loaner replacement_car spare_car > courtesy loan loaner
lift_home get_home drop_me_home lift_back > shuttle lift taxi
drop_the_car leave_the_car leave_my_car key_drop drop_box > drop key
how_long_will_it_take be_ready is_it_ready > ready
car_wash valet detailing
ev electric_car electric_vehicle tesla
charge_point charging_point charging_station charger ev_charger > charging
petrol gasoline diesel > fuel
lpg autogas
hire_car car_hire car_rental rent_a_car > rental hire
excess deductible
mileage unlimited_mileage miles kilometres
one_way drop_off_elsewhere different_location > return
second_driver additional_driver extra_driver another_driver > additional driver
young_driver under_25 > age driver
child_seat car_seat baby_seat booster
sat_nav satnav gps
full_tank fill_up refuel tank > fuel
trade_in tradein part_exchange part_ex sell_my_car > exchange
used_car second_hand_car secondhand pre_owned preowned
finance hp pcp lease
tow_bar towbar
v5 logbook log_book
motorbike motorcycle moped scooter
lorry truck hgv
taxi cab minicab private_hire
ride_home > taxi
bike bicycle cycle pushbike push_bike
cyclist rider
ebike e_bike electric_bike pedelec
mountain_bike mtb
road_bike racer racing_bike
kids_bike childrens_bike childs_bike > child bike
balance_bike > child
bike_trailer child_trailer tag_along > trailer
inner_tube > tube puncture
drivetrain cassette > chain
derailleur shifting indexing > gear
tune_up tuneup > service
wobbly buckled > wheel truing
saddle seat
seater > seat
pump inflate air_pressure > pump pressure
mudguard fender
cycle_to_work cycle_to_work_scheme bike_to_work > scheme
bike_rack bike_storage > rack
route trail cycle_path cycle_path
bus buses coach
tube underground metro subway
tram light_rail
public_transport by_bus by_train > bus train station
by_car drive_there driving_there > parking car directions
blue_badge disabled_parking disabled_bay > disabled parking
multi_storey > parking
relocate > move
man_and_van man_with_a_van van > removal van
pack boxes
boxes cardboard_boxes packing_boxes > box packing
piano heavy bulky large_items > heavy
dismantle take_apart disassemble
insured goods_in_transit > insurance liability
abroad overseas europe
yacht ferry > boat
`;
