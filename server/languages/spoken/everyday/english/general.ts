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
code programming programmer developer
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
wedding married
bake baker bakery
cook chef
teach teacher
repair mechanic
workshop > repair
repair > workshop
walker rollator crutches
park carpark garage
charge charger
petrol gas fuel
taxi cab uber
bus coach shuttle
train railway rail station
tram metro subway underground tube
airport plane flight fly
satnav gps navigation directions route
postcode zip zipcode
address located
street road avenue lane
phone call ring telephone dial
phone number nr tel telephone
text sms whatsapp message
reply respond answer
speak talk chat
open hours
close shut
holiday bankholiday public
christmas xmas december
newyear december
newyear january
autumn fall
vacation holiday leave break
morning breakfast
evening night tonight
afternoon midday noon lunchtime
weekend saturday sunday
weekday monday tuesday wednesday thursday friday
earliest early
latest late
bookable reserve book
appointment slot visit consultation
reschedule postpone move change
noshow miss late
walkin unannounced
price cost fee rate tariff much
price much expensive cheap cheapest
cost charge fee pay
price quote estimate
deposit downpayment prepayment advance
installment monthly financing
interest apr rate
cash notes coins money
card amex visa mastercard maestro debit credit
card contactless applepay googlepay
tip gratuity service
discount reduction concession cheaper
voucher gift giftcard certificate
loyalty bonus points
membership member club subscription join
invoice bill receipt vat
refund return moneyback
buck dollar usd
quid pound gbp
euro eur
thousand 1000
free included complimentary inclusive
extra additional surcharge supplement
food meal eat dish menu cuisine
breakfast brunch morning buffet
lunch midday
dinner supper evening
drink beverage
beer ale lager stout pint
wine red white rose
coffee espresso cappuccino latte
coffee cafe cafeteria
tea infusion
snack bite
dessert cake sweet pudding
vegetarian veggie meatless
vegan plantbased
gluten coeliac glutenfree
lactose dairy milk
nut peanut
allergy allergic allergen intolerance
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
towel robe
tv television
wifi wlan internet wireless
aircon airconditioning conditioning ac cooling
picnic sandwich packed hamper
music band dj singer
fast quick soon quickly promptly
heating heater warm
balcony terrace patio
checkin arrive
checkout departure leave
luggage suitcase bags baggage
locker storage safe
laundry wash clothes
key keycard
pool swim
naked nude nudity swimsuit swimwear
snow winter ice
tooth extraction
extraction extract pull remove
disposal takeback haul
sauna steam spa
massage treatment
gym fitness workout
class course lesson session
personal pt
spinning cycling
weights dumbbells barbell
sport football soccer rugby hockey
trial taster tryout
pause freeze suspend
quit cancel terminate leave
hair haircut cut
nail manicure pedicure
nail claw
clip trim cut
dentures false
braces aligner orthodontic straighten straight
whitening bleach
filling cavity
mercury amalgam
crown cap
cleaning hygiene scale
checkup examination exam check
xray radiograph
injection anaesthetic numb
mouthguard mouthpiece guard
grind bruxism
sedation nitrous calm
anxious anxiety nervous scared afraid fear
pain ache hurt sore
emergency urgent accident
medicine medication drug pill tablet
prescription script
pregnant pregnancy expecting
insurance cover
sick illness unwell
bleed blood
broken broke snapped cracked chipped
fell fallen dropped came
furniture sofa couch settee
chair seat armchair
cupboard wardrobe closet cabinet
shelf bookcase
wood timber oak walnut beech
fabric textile material upholstery
colour shade
size dimension measurements big large
height tall high
width wide
depth deep
weight heavy weigh kg
assemble build setup
delivery deliver bring ship
collect pickup collection fetch
upstairs floor staircase stairs
old used secondhand
repair fix mend
spare part replacement
scratch dent damage
guarantee warranty
stock available
showroom shop store branch
normal regular standard ordinary usual conventional
kerb curbside kerbside pavement sidewalk doorstep
dropoff arrival
pickup departure collection
vaccination jab booster shot
whenever anytime
join enrol register
bespoke madetomeasure tailor
sample swatch
recycle sustainable eco environment green
puncture flat
rent rental hire
lend borrow loan
insurance liability excess
smoke cigarette vape
weapon knife
summer heat
dresscode dress wear clothes
shoes trainers sneakers
wedding celebrate
birthday party celebration event
conference meeting seminar
group party
quiet silent noise
lost forgot left found
stolen theft
photo camera
garden outdoor outside
indoor inside
playground play
job vacancy career apprentice apprenticeship
complaint complain feedback unhappy
review rating
licence permit
passport identification
minimum youngest
maximum limit
`;
