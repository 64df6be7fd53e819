/**
 * English words for the same thing, one group a line, as customers of single trades use them: vets, salons, garages,
 * museums, craftsmen. Written by hand from general knowledge.
 */
export const ENGLISH_TRADES = `
puppy labrador terrier hound pet animal
kitten cat pet animal
vet veterinary veterinarian
neuter neutered spay spayed castrate castration sterilise sterilize
microchip chip chipped
groom groomed grooming
flea fleas tick ticks worm worming
kennel kennels cattery boarding
hairdresser stylist barber salon
dye dyed highlights tint balayage colour
fringe bangs
beard shave shaved shaving
wax waxing
windscreen windshield
lorry truck van
motorbike motorcycle moped
ebike pedelec electric
helmet helmets
caravan motorhome campervan rv
tent pitch camping campsite
kayak canoe paddleboard rowing boat
sail sailing yacht dinghy
ski skiing snowboard snowboarding
climb climbing bouldering
skate skating rink
horse pony riding
guitar piano violin drums instrument
choir sing singing vocal
dance dancing ballet
beginner beginners novice newcomer starter
tutor teacher instructor coach
term semester
diploma certificate qualification
excursion trip outing tour
museum exhibition gallery
concert gig opera
cinema film movie
ramp stepfree steps stairs barrier
leak leaking burst drip dripping
boiler heating radiator
electrician electrical wiring fuse
plumber plumbing pipe pipes
gardener gardening lawn hedge mow mowing
mice mouse rat rats wasp wasps pest
movers removals removal relocation
carpet rug
curtain curtains blinds
oven cooker stove hob
fridge freezer refrigerator
glasses spectacles eyeglasses lenses
eye eyes vision eyesight
physio physiotherapy physiotherapist
solicitor lawyer attorney
accountant accounting bookkeeping
tenant tenancy lease
flat apartment
bouquet flowers flower roses florist
funeral burial cremation
bread loaf roll rolls sourdough
pastry croissant croissants
chips fries
biscuit biscuits cookie cookies
highchair toddler
queue queuing queues
crowded busy peak
rain rainy raining wet weather
nappy nappies diaper diapers
cot crib
jumper sweater pullover
trousers pants
motorway highway freeway
fortnight fortnightly biweekly
plaster bandage
retirement retired pensioner senior
soldier veteran military army
adult grownup
man men mens gent gents gentleman gentlemen male
woman women womens lady ladies female
rear back hind
umbrella brolly
audioguide headphones headset
moustache mustache lip
eyebrow eyebrows brow brows
eyelash eyelashes lash lashes
`;
