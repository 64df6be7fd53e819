/**
 * English words for the body and its care, as patients and customers of doctors, dentists, opticians, physiotherapists,
 * pharmacies, salons and spas use them.
 */
export const ENGLISH_BODY = `
belly tummy stomach abdomen abdominal
bum bottom backside buttocks
throat tonsil
nose nasal sinus
ear hearing
eye vision eyesight sight
eye_test eye_exam eye_check sight_test vision_test > eye sight examination
optician optometrist ophthalmic
specs spectacles glasses eyeglasses eyewear
sunnies shades > sunglasses
frame > glasses spectacles
wear_contacts my_contacts > lens lenses
go_dark turn_dark dark_in_the_sun > photochromic transitions tint
see_far far_away > distance
close_up > near reading
blurry blurred fuzzy > blur vision
short_sighted shortsighted nearsighted near_sighted > myopia
long_sighted longsighted farsighted far_sighted > hyperopia
varifocal progressive multifocal bifocal
anti_glare > antireflection reflection coating
pink_eye > conjunctivitis
pressure_in_the_eye > glaucoma pressure
earwax ear_wax wax_in_my_ear > earwax wax microsuction
op operation surgery surgical procedure
stitches sutures
bandage plaster
cast > plaster fracture
broken_arm broken_leg broken_bone > fracture
sprain strain
twisted > sprain ankle
swollen puffy > inflammation
stiff > tension
cramp spasm
bad_back back_ache backache lower_back > back spine lumbar
slipped_disc > disc herniated
trapped_nerve pinched_nerve > nerve sciatica
tennis_elbow > elbow tendon
knackered exhausted tired worn_out > fatigue
runner jogger marathon > sport
headache head_ache migraine
dizzy vertigo
faint > collapse
fever > temperature
flu influenza
throw_up throwing_up vomit puke nausea
the_runs diarrhea
itchy itch > rash skin
pimples zits > acne
rash eczema hives > skin
mole > skin
wart verruca
bitten stung > bite sting
burn scald
lump bump > swelling
depressed depression low_mood > mental
stressed burnout > relaxation anxiety
cant_sleep insomnia sleepless > sleep
fat overweight > weight
slim lose_weight weight_loss > weight slimming
diet dietary nutrition nutritionist dietitian
blood_test bloods > blood sample
blood_pressure hypertension
heart cardiac
womb uterus
menstruation menstrual
contraception contraceptive birth_control
gynaecologist gynae
midwife maternity antenatal prenatal
breastfeed breastfeeding nursing > baby
shrink psychiatrist psychologist > mental
counsellor counselling therapist therapy
specialist consultant
jab vaccine immunisation
painkiller paracetamol ibuprofen aspirin > medication pain
meds pills medicine medication drugs
repeat_prescription prescription refill
chemist pharmacy pharmacist apothecary
sick_note fit_note doctors_note > certificate
sick_leave > certificate
nhs public_health
walker zimmer crutches > walking aid
wheelchair mobility_scooter > wheelchair accessible
old_people older_people > senior elderly
special_needs learning_difficulties > disabled sen
autistic autism asd > quiet sensory neurodivergent
adhd dyslexia dyslexic > neurodivergent sen
deaf hard_of_hearing > hearing loop
sign_language > bsl
wisdom_tooth wisdom_teeth > extraction
knocked_out > tooth emergency
toothache tooth_ache > tooth pain emergency
root_canal rootcanal endodontic
gum > periodontal hygienist
missing_tooth > implant bridge denture
wonky crooked > braces orthodontic aligner straighten
invisible_braces invisalign > aligner
yellow stained > whitening hygiene
dentures false_teeth falsies
numbing needle > anaesthetic injection
laughing_gas happy_air > sedation
knock_me_out put_me_out put_to_sleep > sedation anaesthetic
bad_breath > hygiene
tartar plaque > scale hygiene hygienist
scale_and_polish > hygiene hygienist cleaning
hairdo haircut trim restyle
blow_dry blowdry blowout styling
roots regrowth > colour root
going_grey grey_hair greys > colour grey
bleach blonde lighten
perm curls curly
straighten keratin > smoothing
updo hair_up > bridal styling
beard_trim shave > beard
buzz_cut crew_cut skin_fade > clipper
bald hair_loss thinning
nits lice headlice
dandruff flaky > scalp
eyebrow brow threading
eyelash lash
spray_tan tan sunbed
facial > face skin
makeup make_up mua cosmetics
hair_removal waxing epilation > wax laser
wax > hair removal
bikini_line brazilian hollywood > wax intimate
gel shellac acrylic > nail
polish varnish
nails > manicure
toenail toes > pedicure foot
feet > chiropody podiatry pedicure
podiatrist chiropodist podiatry chiropody
verruca corn bunion callus > podiatry foot
tattoo tat ink
touch_up touchup retouch
remove_a_tattoo tattoo_removal > laser
botox filler wrinkle > injectable
pamper > spa treatment
rubdown back_rub > massage
deep_tissue sports_massage > massage
massage masseur masseuse
steam_room steam hammam
hot_tub hottub jacuzzi whirlpool
patch_test patchtest allergy_test
good_with_kids > child
aftercare after_care look_after > care
first_aid first_aider > aid
`;
