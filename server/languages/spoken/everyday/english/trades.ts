/**
 * English words for the same thing, one group a line, as customers of single trades use them: vets, salons, garages,
 * museums, craftsmen. Written by hand from general knowledge.
 */
export const ENGLISH_TRADES = `
cat pet animal
vet veterinary veterinarian
neuter spay castrate sterilise
microchip chip
flea tick worm
kennel cattery boarding
cat > cattery
hairdresser stylist barber salon
dye dyed highlights tint balayage colour
fringe bangs
beard shave
windscreen windshield
lorry truck van > vehicle
motorbike motorcycle moped
ebike pedelec electric
caravan motorhome campervan rv
tent pitch camping campsite
kayak canoe paddleboard rowing boat
sail yacht dinghy
ski snowboard
climb bouldering
skate rink
horse pony riding
guitar piano violin drums instrument
choir sing vocal
dance ballet
beginner novice newcomer
tutor teacher instructor coach
term semester
diploma certificate qualification
excursion trip outing tour
museum exhibition gallery
concert gig opera
cinema film movie
ramp stepfree steps stairs barrier
leak burst drip
boiler heating radiator
electrician electrical wiring fuse
plumber plumbing pipe
gardener lawn hedge mow
mice rat wasp pest
movers relocation > removal
carpet rug
curtain blinds
oven cooker stove hob
fridge freezer refrigerator
glasses spectacles eyeglasses lenses
eye vision eyesight
physio physiotherapy physiotherapist
solicitor lawyer attorney
accountant bookkeeping
tenant tenancy lease
flat apartment
bouquet flowers roses florist
funeral burial cremation
bread loaf roll sourdough
pastry croissant
chips fries
biscuit cookie
highchair toddler
queue queuing
crowded peak
rain rainy wet weather
nappy diaper
cot crib
jumper sweater pullover
trousers pants
motorway highway freeway
fortnight fortnightly biweekly
plaster bandage
retirement pensioner senior
soldier veteran military army
adult grownup
man mens gent gentleman gentlemen male
woman womens lady female
rear back hind
umbrella brolly
audioguide headphones headset
moustache lip
eyebrow brow
eyelash lash
`;
