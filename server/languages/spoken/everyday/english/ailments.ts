/** English words for what ails people and their animals, and for who helps, as patients and keepers say them. */
export const ENGLISH_AILMENTS = `
calpol tylenol panadol acetaminophen > paracetamol medication medicine
nurofen advil brufen motrin neurofen > ibuprofen medication medicine
piriton clarityn zyrtec benadryl antihistamine antihistamines > allergy medication
gaviscon rennie rennies tums antacid antacids > heartburn indigestion medication
imodium dioralyte > diarrhoea medication
lemsip night_nurse strepsils > cold medicine
the_pill mini_pill microgynon > contraceptive contraception
the_coil mirena iud ius > contraception coil
morning_after_pill morning_after plan_b_pill > emergency contraception
condoms condom > contraception
happy_pills antidepressants prozac > medication depression mental
hrt > menopause hormone
hot_flushes hot_flashes change_of_life perimenopause > menopause
sticking_plaster elastoplast band_aid bandaid band_aids > plaster first
sawbones see_the_doctor see_a_doctor see_a_doc see_the_gp see_a_gp get_a_doctor need_a_doctor > doctor gp appointment
own_doctor my_own_doctor usual_doctor same_doctor same_gp > doctor continuity named
out_of_hours_doctor doctor_at_night doctor_at_the_weekend ill_at_night ill_at_the_weekend > emergency hours 111
a_and_e casualty er_department emergency_room > emergency hospital
go_private go_privately seen_privately privately_or private_patient > private
on_the_nhs nhs_or_private take_nhs do_you_do_nhs nhs_patients national_health > nhs
bulk_bill bulk_billing bulk_billed medicare_rebate > medicare fee
in_network out_of_network take_my_insurance accept_my_insurance copay co_pay > insurance
join_the_surgery join_the_practice join_your_practice sign_up_with_the_doctor get_on_your_books on_your_books taking_new_patients take_new_patients taking_patients new_patients new_patient get_registered > register registration new patients
change_doctor change_doctors leave_the_practice > register registration
get_referred referral_letter need_a_referral need_a_letter_from_my_doctor doctors_letter letter_from_the_doctor > referral gp refer
get_my_results test_results blood_results my_results results_back > results
more_tablets more_of_my_tablets more_pills run_out_of_tablets run_out_of_my_tablets ran_out_of_tablets run_out_of_medicine repeat_script get_my_tablets get_my_pills order_my_tablets > repeat prescription medication
pick_up_my_tablets collect_my_tablets pick_up_my_prescription pick_up_a_prescription collect_my_prescription > prescription collection
dosette pill_box pill_organiser blister_pack webster_pack > dosette medication
dispensary drugstore drug_store boots_chemist > pharmacy
flu_jab flu_jabs flu_shot flu_injection shingles_jab pneumonia_jab covid_jab covid_booster > vaccination flu
travel_jabs holiday_jabs jabs_for_my_holiday yellow_fever malaria typhoid hep_a rabies_jab > travel vaccination vaccinations
baby_jabs mmr childhood_jabs > immunisation vaccination
scared_of_needles hate_needles needle_phobia frightened_of_needles dont_like_needles > nervous anxious needle
scared_of_the_dentist frightened_of_the_dentist terrified petrified dental_phobia hate_the_dentist dentist_phobia scared_stiff > nervous anxious anxiety
does_it_hurt will_it_hurt is_it_painful hurts_a_lot hurt_much sting_a_bit > pain painful discomfort
gnashers pearly_whites > teeth tooth
back_tooth front_tooth molar tooth_hurts tooth_is_killing teeth_hurt sore_tooth tooth_pain > tooth toothache emergency dental
chipped_tooth chipped_my_tooth broken_tooth broke_a_tooth broke_my_tooth cracked_tooth tooth_broke lost_a_tooth tooth_fell_out tooth_came_out knocked_my_tooth > emergency tooth dental
filling_fell_out lost_a_filling lost_filling crown_fell_off crown_came_off crown_came_out loose_crown veneer_fell > emergency filling crown
abscess gumboil swollen_face face_is_swollen > emergency infection
bleeding_gums gums_bleed gums_are_bleeding sore_gums gum_disease gingivitis > gum periodontal hygienist
pull_a_tooth pull_my_tooth tooth_out tooth_pulled teeth_out take_a_tooth_out have_a_tooth_out teeth_pulled > extraction
new_teeth > dentures
train_tracks straight_teeth straighten_my_teeth straighten_teeth teeth_straightened gap_in_my_teeth clear_braces see_through_braces > braces orthodontic aligners
white_teeth whiter_teeth teeth_whitened whiten_my_teeth stained_teeth yellow_teeth > whitening
teeth_cleaned clean_my_teeth descale > hygienist scale polish
grind_my_teeth teeth_grinding night_guard > guard bruxism
tooth_check_up teeth_checked dental_check > examination checkup
babys_first_dentist first_teeth milk_teeth baby_teeth > children dental
peepers reading_glasses > glasses eyes
eyes_tested eyes_checked eye_checkup check_my_eyes test_my_eyes see_if_i_need_glasses > eye sight test examination
cant_see_properly eyes_are_getting_worse sight_is_going > eye vision test
floaters flashes_in_my_eye flashing_lights red_eye sore_eye something_in_my_eye > emergency eye urgent
specs_broke broke_my_glasses broken_glasses broken_specs sat_on_my_glasses arm_fell_off screw_fell_out loose_screw glasses_are_loose tighten_my_glasses adjust_my_glasses > repair adjustment glasses frame
new_lenses_in_my_own reglaze my_own_frames own_frames old_frames > lenses frames
scratched_lenses thin_lenses > lenses coating
contact_lenses > lenses contact
cant_hear hard_of_hearing_test hearing_checked ears_tested going_deaf > hearing test
deaf_aid hearing_aid_batteries > hearing aid
ear_syringing ears_syringed syringe_my_ears ears_cleaned blocked_ear blocked_ears ear_suction > earwax wax microsuction
my_back_is_killing back_is_killing bad_shoulder frozen_shoulder dodgy_back dodgy_shoulder crick_in_my_neck stiff_neck sore_neck sore_back back_trouble lumbago back_has_gone > back neck pain physiotherapy
sciatica arthritis rheumatism housemaids_knee carpal_tunnel plantar_fasciitis shin_splints golfers_elbow > joint pain physiotherapy
dead_leg hamstring calf_muscle groin_strain acl meniscus > injury sports
knots_in_my_shoulders knots_in_my_back loosen_me_up rub_my > massage
acupuncturist > acupuncture
manky_toe fungal_nail ingrown_toenail ingrowing_toenail ingrown_nail athletes_foot cracked_heels hard_skin sore_feet smelly_feet > foot nail podiatry
cut_my_toenails toenails_cut cant_reach_my_toes > nail foot podiatry
collywobbles dicky_tummy gippy_tummy bellyache belly_ache tummy_ache stomach_ache stomachache > stomach pain
cant_go_to_the_toilet haemorrhoids > constipation
waterworks trouble_down_below private_parts todger lady_bits > genital intimate
cystitis uti wee_infection > urinary infection
clap_test std sti stis stds chlamydia sexual_health > sexual health
smear_test pap_smear > cervical screening
boobs boobies bust_size breasts > breast
boob_job nose_job tummy_tuck facelift face_lift lip_job liposuction > cosmetic surgery
trying_for_a_baby trying_to_conceive cant_get_pregnant ivf > fertility
baby_scan dating_scan see_the_baby 12_week_scan 20_week_scan > scan ultrasound pregnancy
expectant_mother mums_to_be mum_to_be pregnant_women pregnant_ladies im_pregnant i_am_pregnant while_pregnant > pregnancy pregnant
baby_blues postnatal_depression > postnatal mental
down_in_the_dumps feeling_low feel_low feeling_blue cant_cope at_the_end_of_my_tether nervous_breakdown panic_attacks panic_attack mental_health > depression anxiety mental counselling
talking_therapy > counselling therapy
marriage_trouble marriage_guidance couples_therapy > couples counselling
quit_smoking stop_smoking give_up_smoking give_up_the_fags kick_the_habit nicotine_patches > smoking cessation
drink_too_much drink_problem on_the_wagon > alcohol addiction support
shed_a_few_pounds lose_a_few_pounds weight_off beer_belly love_handles > weight
high_blood_pressure blood_pressure_check > pressure blood
sugar_diabetes type_2 diabetics > diabetes diabetic
dicky_heart dodgy_heart heart_trouble pacemaker angina > heart medical
dodgy_ticker > heart
big_c chemo > cancer
losing_her_marbles losing_his_marbles memory_loss memory_problems alzheimers going_senile > dementia memory
old_folks_home old_peoples_home retirement_home nursing_home granny_flat > care residential
home_help carer_at_home help_getting_dressed meals_on_wheels > care home
day_centre respite > respite care
spots_on_my_face spotty zit > acne skin
funny_mole dodgy_mole mole_checked moles_checked mole_check > mole skin dermatology
skin_tag skin_tags > removal skin
cold_sore > herpes
hay_fever hayfever pollen > allergy
ring_worm ringworm scabies > skin infection
bed_sore > wound dressing
stitches_out have_my_stitches_out take_stitches_out dressing_changed > stitches wound nurse
pee_sample wee_sample urine_sample stool_sample > sample
go_under_the_knife under_the_knife > surgery anaesthetic
day_case > surgery
how_long_till_i_recover get_back_to_normal back_on_my_feet recovery_time downtime time_off_work_after > recovery
drive_after drive_home_after drive_myself_home fly_after > driving recovery
eat_before_my starve_before nil_by_mouth empty_stomach eat_beforehand > fasting eat
bring_someone_in_with_me someone_in_the_room chaperone > chaperone
get_my_records see_my_records my_notes medical_notes > records
sick_line line_for_work doctors_certificate sicknote note_for_work medical_certificate > certificate fit
barnet hairdo_for do_my_hair hair_done have_my_hair_done get_my_hair_done > hair hairdresser
short_back_and_sides number_one_all_over number_two_all_over skin_fades mohawk undercut bob_cut pixie_cut > cut haircut
just_a_trim bit_off_the_ends tidy_up_my_hair split_ends > trim cut
wash_and_cut cut_and_blow_dry shampoo_and_set wash_and_set > cut wash
dry_cut > cut
dye_my_hair dyed_my_hair hair_dyed colour_my_hair cover_my_greys cover_the_grey going_blonde go_blonde > colour
highlights_done dip_dye ombre lowlights > highlights colour
colour_went_wrong hair_gone_wrong orange_hair home_dye box_dye > colour correction
hair_pieces extensions_put_in longer_hair > extensions
wig wigs toupee > wig
cut_my_babys_hair first_haircut kids_haircut childs_haircut > children haircut
hair_for_a_wedding wedding_hair bridal_hair > bridal
moustache_trim goatee sideburns hot_towel_shave cut_throat_shave > beard shave
eyebrows_done brows_done brows_shaped monobrow tint_my_eyebrows > eyebrow brow
eyelashes_done false_lashes lash_extensions > lashes
nails_done get_my_nails_done nails_filled infills acrylics biab gels > nails manicure
take_off_my_gels gels_taken_off remove_my_nails remove_gels > removal nails
legs_done leg_wax legs_waxed hairy_legs underarms bikini_done back_sack_and_crack upper_lip chin_hair > waxing hair removal
fake_tan fake_bake > spray tan
frown_lines crows_feet anti_wrinkle plump_my_lips lip_filler lip_fillers > filler injectable
tramp_stamp tats inked get_inked tattoos_done get_a_tattoo > tattoo
cover_up_a_tattoo cover_up_my_tattoo old_tattoo > tattoo
spa_day day_of_pampering girls_day_out pamper_day > spa package
turkish_bath plunge_pool sauna_naked go_naked in_the_nude starkers butt_naked > sauna nude swimwear
dog_is_poorly dog_is_sick dog_is_ill cat_is_ill cat_is_sick cat_is_poorly pet_is_ill not_himself_lately off_his_food off_her_food wont_eat not_eating > emergency vet appointment
ate_chocolate eaten_chocolate ate_something_he_shouldnt eaten_something ate_grapes eaten_raisins swallowed_a > emergency poison
hit_by_a_car been_run_over got_run_over > emergency
vet_at_night vet_at_the_weekend out_of_hours_vet emergency_vet > emergency vet hours
bitten_by_a_dog been_bitten dog_bite > bite injury
dog_jabs cat_jabs puppy_jabs kitten_jabs first_jabs second_jabs his_jabs her_jabs parvo > vaccination puppy vaccinations
neutered spayed have_him_done have_her_done have_him_neutered desexed desexing > neutering neuter spay castration
got_fleas has_fleas got_worms has_worms flea_drops spot_on_treatment frontline_for > flea worming
how_old_before_neutering > neutering months
fat_dog fat_cat overweight_dog > weight diet
grooming_for_my_dog dog_groomed dog_clipped clip_my_dog hair_cut_for_my_dog dog_haircut > grooming clip
smelly_dog muddy_dog hose_the_dog > bath grooming wash
anal_glands > glands
dog_holiday dog_hotel look_after_my_dog look_after_my_cat dogsit dog_sit mind_my_dog have_my_dog take_my_dog_for board_my_dog leave_my_dog_while > boarding kennels kennel
feed_my_cat feed_the_cat pop_in_and_feed > sitting visits
walk_the_dog_for_me doggy_daycare doggy_day_care > daycare walking
pulls_on_the_lead pulling_on_the_lead jumps_up barks_all_night barks_at chews_everything bites_people aggressive_dog recall_problems > training behaviour
say_goodbye_to_my put_him_to_sleep put_her_to_sleep put_my_dog_down put_my_cat_down put_him_down put_her_down have_him_put_down his_time_has_come > euthanasia sleep cremation
get_his_ashes get_the_ashes ashes_back > cremation ashes
moggies kitty_cat pussycat mouser > cat cats
gee_gees > horse pony
bunnies > rabbit rabbits
baa_lamb > animals chicken
`;
