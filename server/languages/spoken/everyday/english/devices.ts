/** English words for devices, software, pictures and print, as customers of repair shops, services, photographers and printers use them. */
export const ENGLISH_DEVICES = `
phone mobile smartphone handset cell_phone cellphone
samsung huawei > phone
ipad tablet
laptop notebook macbook chromebook > laptop computer
computer pc desktop
games_console xbox playstation ps5 > console
screen display
wont_turn_on wont_switch_on > power
wont_charge not_charging charging_port > charging battery
battery_life drains_fast > battery
water_damage dropped_in_water got_wet > water liquid
data_recovery get_my_photos_back lost_files recover_files > data recovery
wipe factory_reset > data reset
unlock sim_lock
sim sim_card esim
virus malware hacked
printer scanner
cable charger
headphones earphones earbuds
tv television
how_long_does_a_repair_take turnaround > repair
original_parts genuine_parts oem > original genuine
fixable can_be_fixed worth_fixing beyond_repair > repair
diagnose diagnosis diagnostic
not_repairable cant_fix no_fix_no_fee > repair
trade_in_my_phone sell_my_phone > sell buy
refurbished refurb reconditioned
photographer photography photo_shoot photoshoot shoot
headshot portrait
newborn_shoot baby_photos > newborn
raw_files negatives digital_files digitals > files digital
retouch > edit
usb memory_stick flash_drive
prints enlargement
canvas framed
photo_album album photobook
video videographer film
copyright image_rights use_my_photos > rights
flyer leaflet
booklet brochure catalogue
mockup > proof
colour_print black_and_white > colour
bind bound
t_shirt tshirt t_shirts
embroider embroidery
password passcode
cant_log_in cant_sign_in locked_out > login password access
2_step two_step two_factor 2fa mfa
delete_my_account close_my_account get_rid_of_my_account > delete account
free_plan free_version free_tier > free plan
per_user per_seat > seat user license
cancel_anytime cancel_my_plan > cancel subscription
where_is_my_data data_stored > host server
bug glitch crash
dark_mode night_mode > dark
mobile_app phone_app > app mobile
works_offline without_internet no_internet > offline
keyboard_shortcut hotkey
wifi_password wi_fi_password wifi_code > wifi
hotspot wifi wireless
`;
