/**
 * Everyday English words for the same thing, one group a line, as customers of shops, restaurants, hotels, practices,
 * clubs and workshops use them, and kinds beside what they are a kind of. Written by hand from general knowledge.
 */
export const ENGLISH_EVERYDAY = `
slow slower slowest slowdown
fast faster fastest quicker
big bigger biggest larger largest
small smaller smallest little tiny compact
long longer longest
short shorter shortest
near nearer nearest closest nearby
cheap cheaper cheapest affordable inexpensive
easy easier easiest simple
hard difficult tricky complicated complex
high higher highest
low lower lowest
old older oldest
young younger youngest
warm warmer hot hotter
cold colder cool cooler
tablet ipad
code coding programming programmer developer
ticket admission entry entrance
uk britain england scotland wales kingdom london edinburgh
ireland irish dublin
austria austrian vienna salzburg graz
switzerland swiss zurich geneva basel bern
germany german berlin munich hamburg cologne frankfurt
france french paris lyon marseille
italy italian rome milan florence venice
spain spanish madrid barcelona
netherlands dutch holland amsterdam rotterdam
belgium belgian brussels antwerp
poland polish warsaw krakow
portugal portuguese lisbon porto
denmark danish copenhagen
sweden swedish stockholm
norway norwegian oslo
usa america american states
canada canadian toronto vancouver montreal
australia australian sydney melbourne
wedding married marry marriage
bake baked baking baker bakery
cook cooked cooking chef
teach taught teaching teacher
repair repaired repairing mechanic
walker rollator crutches
park parking carpark garage
charge charging charger
petrol gas fuel
taxi cab uber
bus coach shuttle
train railway rail station
tram metro subway underground tube
airport plane flight fly
satnav gps navigation directions route
postcode zip zipcode
address located location
street road avenue lane
phone call ring telephone dial
phone number nr tel telephone
email mail
text sms whatsapp message
reply respond answer
speak talk chat
open opening hours
close closed shut closing
holiday holidays bankholiday public
christmas xmas december
newyear december
newyear january
autumn fall
vacation holiday leave break
morning am breakfast
evening night tonight
afternoon midday noon lunchtime
weekend saturday sunday
weekday monday tuesday wednesday thursday friday
earliest early
latest late
bookable reserve reservation book booking
appointment slot visit consultation
reschedule postpone move change
noshow miss missed late
walkin unannounced
price cost fee rate tariff much
price much expensive cheap cheapest
cost charge fee pay
price quote estimate
deposit downpayment prepayment advance
installment installments instalments monthly financing finance
interest apr rate
cash notes coins money
card amex americanexpress visa mastercard maestro debit credit
card contactless applepay googlepay
tip gratuity service
discount off reduction concession reduced cheaper
voucher gift giftcard certificate
loyalty bonus points
membership member club subscription join
invoice bill receipt vat
refund return moneyback
buck dollar dollars usd
quid pound pounds gbp
euro euros eur
hundred 100
thousand 1000
free included complimentary inclusive
extra additional surcharge supplement
food meal eat dish menu cuisine
breakfast brunch morning buffet
lunch midday
dinner supper evening
drink drinks beverage
beer ale lager stout pint
wine red white rose
coffee espresso cappuccino latte
coffee cafe cafeteria
tea infusion
snack bite
dessert cake sweet pudding
vegetarian veggie meatless
vegan plantbased
gluten coeliac celiac glutenfree wheat bread
lactose dairy milk
nut nuts peanut
allergy allergic allergen intolerance intolerant
bar pub tavern
restaurant dining bistro cafe
kitchen chef cook
corkage bottle
takeaway takeout
hotel guesthouse inn lodging accommodation
room bedroom suite chamber
bed mattress
creche nursery childcare daycare kindergarten babysitting
bed double twin
single one
bathroom toilet loo restroom wc washroom
shower bath
towel towels robe
tv telly television
wifi wlan internet wireless
aircon airconditioning conditioning ac cooling
picnic sandwich sandwiches packed hamper
music band dj singer
fast quick soon quickly promptly
heating heater warm
balcony terrace patio
checkin arrive arrival
checkout depart departure leave
luggage suitcase suitcases bags baggage
locker storage safe
laundry wash washing clothes
iron ironing
key keycard
pool swim swimming
naked nude nudity swimsuit swimwear
snow winter ice
tooth extraction
extraction extract pull remove
disposal dispose takeback haul
sauna steam spa
massage treatment
gym fitness workout
class course lesson session
personal pt
spinning cycling
weights dumbbells barbell
sport sports football soccer rugby hockey
trial taster tryout
pause freeze suspend
quit cancel terminate leave
hair haircut cut
nail manicure pedicure
nail claw
clip trim cut
tooth teeth
dentures denture false
braces aligner aligners orthodontic straighten straight
whitening bleach bleaching whiten
filling fillings cavity
mercury amalgam
crown cap
implant implants
cleaning clean hygiene scale
checkup examination exam check
xray radiograph
injection anaesthetic anesthetic numb
mouthguard mouthpiece guard
grind grinding bruxism
sedation sedate nitrous calm
anxious anxiety nervous scared afraid fear
pain ache hurt hurts sore painful
emergency urgent emergencies accident
medicine medication drug pill tablet
prescription script
pregnant pregnancy expecting
insurance insured insurer cover
sick ill illness unwell
bleed bleeding blood
broken broke snapped cracked chipped
fell fallen dropped came
furniture sofa couch settee
chair seat armchair
cupboard wardrobe closet cabinet
shelf shelves bookcase
wood timber oak walnut beech
fabric cloth textile material upholstery
colour color shade
size dimension dimensions measurements big large
height tall high
width wide
depth deep
weight heavy weigh kg
assemble assembly build setup
delivery deliver bring ship
collect pickup collection fetch
upstairs floor staircase stairs
old used secondhand
repair fix mend
spare part parts replacement
scratch scratched dent damage damaged
guarantee warranty
stock available availability
showroom shop store branch
normal regular standard ordinary usual conventional
kerb curb curbside kerbside pavement sidewalk doorstep
dropoff arrival arrive
pickup departure collection
vaccination vaccine jab booster shot
whenever anytime
join enrol enroll register
custom bespoke madetomeasure tailor
sample swatch
recycle sustainable eco environment green
tyre tire
puncture flat
rent rental hire
lend borrow loan
insurance liability excess
smoke smoking cigarette vape vaping
weapon knife
summer heat
dresscode dress wear clothes clothing
shoes trainers sneakers
wedding marriage celebrate
birthday party celebration event
conference meeting seminar
group groups party
quiet silent noise
lost forgot forgotten left found
stolen theft
photo photos camera
garden outdoor outside
indoor inside
playground play
job jobs hiring vacancy career apprentice apprenticeship
complaint complain feedback unhappy
review reviews rating
licence license permit
id passport identification
minimum youngest
maximum most limit
`;
