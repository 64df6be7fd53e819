/** Everyday English words: the home, the body, food, travel, money, people, places. Written by hand from general knowledge. */
import type { EverydayWords } from '../../definition/language.js';

export const EVERYDAY_WORDS: EverydayWords = {
  all: `
actor actress addition adult advice africa air airline airplane airport aisle alarm album alcohol alexa algebra alien
allergy alley alphabet amazon ambulance america american anger angry animal ankle anniversary answer ant antique
antonym apartment appetite apple appliance appointment april aquarium arm army arrest arrive arrow art article artist
ash asia asian asleep astronaut ate athlete atlanta atlantic atm atom attic auction audition august aunt australia
australian austria autumn award baby babysitter bacon bacteria badge bag baghdad bake baker bakery balcony bald ball
balloon bamboo banana band bandage bangkok bank banker bankrupt bankruptcy bar barbecue barber barcelona bark barn
barrel baseball basement basil basket basketball bath bathe bathroom bathtub battery battle beach bead bean bear beard
beat beautiful beauty beaver bed bedroom bedtime bee beef beer beetle beijing bell belly beloved belt bench berlin
berry beverage bible bicycle bike bingo biology bird birth birthday biscuit bishop bitcoin bite black blanket blender
blizzard blonde blood bloom blouse blue bluetooth bmw board boat body boil bone book boot boots border bored boredom
born borrow boss boston bottle bouquet bowl bowling box boxing boy boyfriend bracelet brain branch brass brave brazil
bread break breakfast breath breathe breed breeze brew brick bride bridge bright bring britain british broccoli bronze
broom brother brown bruise brunch brush bubble bucket buddy buffet build builder bulb bull bullet bunny burger burglar
burn burrito bus bush butcher butter butterfly button cab cabbage cabin cactus cafe cage cake calculate calculus
calendar calf california calm calorie camel camera camp camper campsite canada canadian canal canary cancer candidate
candle candy canoe canyon cap capital captain car caramel carbon card cardio care career caretaker carnival carpenter
carpet carrot cars cartoon cashew casino castle cat cattle cavity ceiling celebrate celebrity celery cell cello
cemetery centimeter century cereal ceremony chain chair chalk champagne champion channel charity charm cheap checking
cheek cheerful cheese chef chemical chemistry cherry chess chest chestnut chicago chicken child children chili chimney
chin china chinese chip chips chocolate choir chop chopstick chorus christian christmas church cider cigarette cinema
cinnamon circle circus citizen city clan class classroom clay clever cliff climate climb clinic clock cloth clothes
cloud cloudy clown club coach coal coast coat cockroach cocktail coconut cod coffee coin cold collar colleague college
colony color comb comedy comet comfort commute companion compass composer concert condo confess congress conquer
continent convict cook cookbook cooker cookie cooking copper corn costume cotton couch cough countdown country county
couple courage cousin cow cozy crab crack cradle crash crayon cream creature cricket crime crocodile crop crowd crown
cruel cruise crush cry cucumber cuisine cup cupboard cure curious curly currency curry curtain cushion cut cyclist dad
daisy dallas dance dancer danger dare dark darling dash date dating daughter dawn daycare dead deaf dealership dear
death debt december decide decimal deck deep deer definition degree delicious democracy demon dentist denver deodorant
desert desk dessert destination detective detroit diabetes diamond diaper diary dice dictionary diet dig dime diner
dinner dinosaur diploma direction dirt dirty disease dish dishwasher disney dive divide divorce dizzy doctor
documentary dog doll dollar dollars dolphin donate donkey donut door dose dough dozen dragon drain draw drawer dream
dress dressing drill drink drive driver drop drought drown drug drum drummer dry dryer dubai duck dump dust dutch dye
eagle ear early earn earring earth earthquake east easter eat economics economy egg eggs egypt egyptian eight eighty
elbow elderly elect election electrician elephant elevator eleven embassy emergency emotion emperor employer energy
engine england english envelope episode equator euro europe european evening evil exam exciting exercise exhaust
exhibition explode explosion eye eyebrow eyes fabric face facebook factory fair fairy faith falcon fall fame family
famous fan fare farm farmer fart fashion fasten fat fate father faucet feast feather february feed feelings feet
female fence ferry fertilizer festival fever fiance fiction field fifteen fifty fight film finger fire fireplace
firework fireworks fish fisherman fishing fist fitness five flag flame flashlight flat flavor flavour flea flesh
flight flip flirt float flood floor florida floss flour flower flu flute fly flying foe fog foggy folklore food foot
football ford forecast foreign forest forever fork fortune forty fossil fountain fox fraction fragrance france freedom
freeze freezer freight french friday fridge friend friends frog frost frozen fruit fuel fun funeral funny fur furnace
furniture future gamble gambling game games gang garage garbage garden gardener garlic gas gasoline gate gender genius
gentle geography germ german germany ghost giant gift gin ginger giraffe girl girlfriend girls glass glasses glove
glue goal goalkeeper goat god gold golf goose gorilla gossip government governor gown grade graduate graduation grain
grammar grandfather grandma grandmother grandpa grandson grape grapefruit grass grasshopper grave gravity gray greece
greek green grey grill groceries grocery groom ground grow guest guilty guitar gum gun gut gym gymnastics habit hail
hair haircut hairdresser half hall halloween ham hamburger hammer hamster handbag handicap handsome harbor hare
harvest hat hate haunted hawaii hawk hay head headache health healthy heart heartbeat heat heater heaven heel height
helicopter hen herb hero hike hiking hill hip history hobby hockey hole holiday hollywood holy home homesick homework
honda honey hood hook hop horn horoscope horror horse hose hospital hostel hot hotel hotels hour house housewife hug
human humid humor hundred hungary hungry hunt hunter hurricane hurt husband hybrid ice iceberg iceland idea idol ill
illinois immigrant immigration impatient inch income india indian indonesia infant infection ingredient injury ink inn
innocent insect insomnia instagram instrument insurance intelligent interest invade invention iphone iran iraq ireland
irish iron island israel istanbul italian italy itch ivory jacket jaguar jail jam january japan japanese jar jason jaw
jazz jealous jeans jersey jet jewel jewelry job jog jogging joke jokes journey joy judge juice juicy july jump june
jungle junk jury justice kangaroo kansas karate kayak kentucky kenya kettle kick kidney kill kilogram kilometer
kindergarten king kingdom kiss kit kitchen kite kitten knee knife knight knock koala korea korean ladder ladies lady
lake lamb lamp land landlord lane lantern lap laptop laser latin laugh laundry lavender law lawn lawyer lazy leaf leak
lease leather lecture leg legend lemon lemonade lend leopard lesson letter lettuce liar library lick lid lie life lift
light lightning lime limousine lion lip lips lipstick liquid literature liver living lizard loaf loan lobby lobster
locker lodge london loneliness lonely lotion lottery loud louse love lover luck lucky lullaby lumber lunch lung luxury
lyrics macaroni madam madrid magazine magic magician maid makeup male mall man manager mango manhattan mansion map
maple marathon marble march margarita marriage married marry mars mascara mask massage mate math mattress mayonnaise
mayor mcdonalds meadow meal meals measles meat mechanic medal medication medicine meditate meditation melody melon
member men mermaid merry metal meteor mexican mexico miami mice michigan microwave midday middle midnight milan mile
mileage miles military milk milkshake mill millionaire mind miner mineral minister mint minus miracle mirror mix
mobster moisture mole mom monday money monkey montana month montreal moon mop morning mortgage moscow mosque mosquito
motel moth mother motor motorbike motorcycle mountain mouse mouth movie movies mow mud muffin mug multiply muscle
museum mushroom music musician mustache mustard mystery myth nail nanny nap napkin nasdaq nasty nation nature navy
nebraska neck needle neighbor neighborhood neighbour nephew nerve nervous nest netflix nevada newborn newspaper nickel
nickname niece night nightmare nike nine ninety noise noodle noodles noon north norway norwegian nose nostril novel
november nuclear nun nurse nursery nut nutrition nuts oak oasis oatmeal obese ocean october octopus odor office
officer ohio oil oily olive olympics onion opera opinion opponent optometrist orange orchestra oregon organ orphan
ostrich ounce outdoor outfit oven overdraft owl oxygen oyster pacific pad paddle pain paint painter painting pajama
pajamas pakistan palace pale pancake panda pandora panic panther pants papaya paper paprika parachute parade paradise
parent parents paris park parking parrot party passport pasta pastor pastry path patient paw paycheck pea peace peach
peak peanut pear pearl peasant pebble pedal pedestrian peel pen pencil penguin penny pension pepper percent percentage
perfume peru pet petrol pets pharmacy philadelphia philippines philosophy phoenix phone photo physics pianist piano
pickle picnic pie pig pigeon pilgrim pill pillow pilot pimple pin pine pineapple pink pint pipe pirate pistachio pitch
pizza plane planet plant plants plate player plum plumber plumbing plus pneumonia pocket podcast poem poet poetry
poison poker poland pole police polite politician politics pollution pond pony pool poor popcorn pope population pork
port portugal portuguese potato potatoes pottery poultry pound poverty powder power prayer pregnancy pregnant
preschool prescription president pretty priest prince princess prison prize professor prom pronounce proud
psychologist pub puberty pudding puddle pull pulse pump pumpkin punch punish pupil puppet puppy purple purse push
puzzle pyramid python quarrel queen quiet quilt quote rabbit rabies race racism radio radish rain rainbow rainforest
rainy raisin ranch rapper rash raspberry rat rattle raw razor ready realtor rebel recipe recipes red referee
refrigerator reindeer relatives relax religion religious rent restaurant restaurants retire retiree retirement revenge
rhyme rhythm ribbon rice rich ride rifle ring riot ripe river roach road roast rob robbery robot rock rocket rodent
romance romantic rome roof room roommate rooster root rope rose rotate rotation rotten routing rowing royal rubber
ruby rude rug rugby ruler rum run runner russia russian rust sad saddle sailing sailor saint salad salary salmon salt
sand sandal sandals sandwich santa satellite saturday sauce sauna sausage savings scale scared scarf scary scenery
scholarship school science scientist scissors scooter scotland scratch scream screw sculpture sea seafood seal season
seat seattle seed senator senior seven sew sexy shadow shampoo shark sharp shave sheep sheet shelf shell shelter
shepherd sheriff shiny ship shirt shirts shoe shoes shop shopping shore short shorts shoulder shower shrimp shrink
shuttle sibling sick sickness sidewalk silk silver sing singer siren siri sister six skate skateboard skeleton skiing
skin skirt skull sky skydiving slang slave sled sleep sleepy sleeve slice slippers sloth slow smell smile smoke snack
snail snake sneeze snorkel snow snowboard snowman soap sober soccer socks soda sofa soft soil solar soldier son song
songs sore sorrow soul soup sour south spa space spaceship spaghetti spain spanish spark sparrow speaker species
speech spell spicy spider spinach spine spit sponge spoon sport sports spotify spouse sprain spring sprinkler square
squash squeeze squirrel stain stairs stamp star starbucks stars steak steal steam steel stepmother stick sting stitch
stitches stock stockbroker stocks stomach stone stool stopwatch storey stork storm story stove strange stranger straw
strawberry stream street streetcar strength stretch stroke stroll strong stubborn student subtract subway sugar suit
suitcase sum summer sun sunburn sunday sunflower sunglasses sunlight sunny sunrise sunset sunshine superhero superman
supermarket supper surf surfing surgeon surgery sushi swallow swan swear sweat sweater sweden swedish sweet swim
swimming swimsuit swing swiss switzerland sword sydney symptom synonym syrup table tablecloth taco tail tailor talent
tall tango tank taste tattoo tax taxes taxi tea teach teacher team tears tease teaspoon teenager teeth telescope
teller temperature temple ten tennis tent territory tesla texas thailand theater therapy thermometer thief thigh thin
thirst thirsty thirteen thirty thread thrill throat thumb thunder thunderstorm thursday ticket tickets tide tie tiger
tight tiktok tile timer tire tired tires tissue toad toast toaster tobacco toddler toe tofu toilet tokyo tomato tomb
tomorrow tongue tonight tooth toothache toothbrush toothpaste tornado toronto tortoise tourist towel tower towing town
toy toyota traffic trailer train trains traitor translate trash travel treadmill treasure treat treaty tree trees
tribe trip trivia trophy tropical trousers trout truck trumpet trunk truth tsla tuesday tuna tune tunnel turkey
turkish turtle tutor tuxedo tv twelve twenty twilight twin twitter uber ufo ugly ulcer umbrella uncle unemployed
unicorn uniform universe university upset urine utah vacation vaccine vacuum valley vampire van vanilla vase vault
veal vegas vegetable vegetables vegetarian vehicle vein velvet venice venom vet veteran veterinarian victim victory
vietnam village vinegar vineyard violent violin virgin virginia virus vitamin vodka voice volcano vote voyage vulture
waffle wage waist waiter waitress wake wales walk wall wallet walmart walnut walrus war wardrobe warm warrior wart
wash washing washington wasp waste watch water waterfall watermelon wave weak wealth weapon wear weather wedding
wednesday weed weekday weekend weigh weight west wet whale wheat wheel whiskey whisper whistle white widow wife wifi
wig wild wind window windy wine wing wink winter wisconsin wisdom wise witch withdraw withdrawal wizard wolf wolves
woman womb women wood wool world worm wrap wrestle wrestling wrist yacht yard yarn yeast yellow yen yesterday yoga
yogurt yolk young youth youtube zebra zero zip zodiac zombie zoo`,
  ofTwoWorlds: `
amazon answer apple appointment april article august badge bank bar battery bitcoin black blue bluetooth board
body book boot born box branch bridge brown bubble button calendar camera cap capital card care cell chain
channel checking child children chip city class clock cloud colleague color companion cookie country crash
currency dark dash date december decimal deep definition degree dictionary direction dollar dollars donate draw
drive driver drop dump dust eight employer energy engine english envelope euro face facebook family fan february
feed field fifty film fire five flag flat float flood foreign fork forty fraction freezer friday frozen future
game gate gender ghost gift goal grade gray green grey ground grow guest half heat height history hole home hook
hour house human hundred idea infant instagram instrument insurance iphone january july june kill kit lane
laptop leak lease legend letter library light magic manager map march member men metal middle minus mirror mix
monday money month mouse needle night nine north november october office officer opinion orange organ pad paint
paper parent parents park parking party path patient peak percent percentage phone photo pin pink pipe plant
plate player plus pocket podcast pool port pound power prize professor pull punch purple push python quote race
radio ready red referee relax rent ring road robot roof room root rotate rotation routing ruby ruler run salary
saturday scale school science scratch season seat seed senior seven shadow sharp sheet shelf shell ship shop
shopping short shoulder shrink six skin slice slow soft south space spark speaker spell spider spring square
stamp star stars stick stock stone storm story stream street strength stretch stroke strong student suit sum
summer sunday table tail tank tax taxes team temperature ten theater thirty thread thursday ticket tickets tie
tiktok tile timer toast tomorrow traffic trailer translate trash tree trees trip trunk tuesday twenty twitter
uniform universe university vacuum vault vehicle voice vote wake wall wallet watch water wave weak wednesday
weekday weekend weight west wet wheel white wifi window wing winter withdraw withdrawal wizard wood world wrap
yard yellow yesterday youtube zero zip`,
};
