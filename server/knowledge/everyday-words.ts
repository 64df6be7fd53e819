/**
 * Everyday English words. A site that lacks one of them lacks what it stands for: it must not be taken for a
 * misspelling of a word that the site has (`tires` is not `tiers`).
 */
const WORDS = `
actor actress adult air airline airplane airport alarm album alcohol alien alphabet animal ankle answer ant apartment
apple april arm army arrive art article artist asleep ate august aunt autumn award baby bacon bag bake baker bakery ball
balloon banana band bank banker bar bark baseball basement basketball bath bathroom battery battle beach bean bear beard
beat beautiful beauty bed bedroom bee beef beer bell belt bench bicycle bike biology bird birth birthday bite black
blanket blood blue board boat body boil bone book boot border born boss bottle bowl box boy brain branch bread break
breakfast breath brick bride bridge bright bring broccoli brother brown brush bucket build builder bull burger burn bus
bush butter butterfly button cab cabin cafe cake calendar calm calorie camera camp canal cancer candle candy cap capital
captain car carbon card care career carpet carrot cars cartoon castle cat cattle ceiling celebrate cell century cereal
chain chair chalk champion channel cheap cheese chef chemistry cherry chess chest chicken child children chin chip
chips chocolate choir church cigarette cinema circle citizen city class classroom climate climb clock cloth clothes
cloud cloudy club coach coal coast coat coconut coffee coin cold college color comb comedy comet concert cook cooker
cookie cooking copper corn cotton cough country couple cousin cow crab cream credit cricket crime crop crown cruise cry
cup cure curtain cut dad dance dancer danger dark darling date daughter dawn dead deaf dear death debt december decide
deep deer degree dentist desert desk dessert diamond diary dice diet dinner dinosaur direction dirt dirty dish divide
divorce doctor dog doll dollar dolphin donkey door dozen dragon draw dream dress drink drive driver drop drug drum dry
duck dust eagle ear early earn earth earthquake east eat egg eggs eight elbow elect election elephant eleven energy
engine english euro evening exam exercise eye eyes face fair fairy fall family famous farm farmer fashion father
february feed feet female fence fever fiction field fifteen fifty fight film finger fire fish fishing fist five flag
flame flat flavor flight float flood floor flour flower flu fly flying fog food foot football forest forever fork
fortune forty fox freeze french friday fridge friend friends frog fruit fuel fun funny fur furniture future game games
garage garbage garden garlic gas gasoline gate gentle geography german ghost giant gift girl girls glass glove goal goat
god gold golf goose government grade grain grammar grandfather grandmother grandson grape grass gravity gray green grey
grocery ground grow guest guitar gum gun gym hair haircut half hall hamburger hammer hat hate head headache health
healthy heart heat heaven height helicopter hen hero hill hip history hockey hole holiday holy home homework honey
hospital hot hotel hotels hour house hug human humor hundred hungry hunt hurricane hurt husband ice idea ill income
inch indian infection injury ink insect insurance interest island jacket jail jam january jar jason jazz jealous jeans
job joke jokes journey joy judge juice july jump june jungle jury kettle kick kidney kill king kiss kitchen kite knee
knife knight knock lady lake lamb lamp land lane laptop laugh laundry law lawn lawyer lazy leaf leather leg lemon leopard
lesson letter lettuce liar library lid lie life lift light lion lip lips liquid liver living loan lonely love lover luck
lucky lunch lung luxury magazine magic male man manager map marathon march marriage married marry mars mask math meal
meals meat medicine melody melon member men metal mice microwave middle midnight mile miles military milk mill mind
miner minister mirror mom monday money monkey month moon morning mortgage mosquito mother motor motorcycle mountain
mouse mouth movie movies mud muscle museum mushroom music musician nail nation nature neck needle neighbor nephew nerve
nest niece night nine noise noon north nose november nuclear nurse nut oak ocean october office oil olive onion opera
orange orchestra oven owl oxygen paint painter painting pajamas palace pale pancake pants paper parade parent parents
park parking parrot party passport pasta pastor patient peace peach peanut pear pen pencil pension pepper perfume pet
pets petrol philosophy phone photo physics piano picnic pie pig pigeon pillow pilot pink pipe pirate pizza plane planet
plant plants plate player poem poet poetry poison pole police polite politics pool poor pope population pork port potato
potatoes pound powder power prayer pregnant president priest prince princess prison prize professor proud pull pumpkin
punish pupil puppy purple purse push puzzle queen quiet rabbit race radio rain rainbow rainy rat raw ready recipe recipes
red religion rent restaurant restaurants rice rich ride ring ripe river road roast rob robot rock roof room rooster root
rope rose rubber rug rugby ruler run sad saddle sailor salad salary salmon salt sand sandwich saturday sauce sausage
scared school science scientist scissors sea season seat seed seven sew shadow shampoo shark sharp sheep sheet shelf
shell shirt shirts shoe shoes shop shopping shore short shorts shoulder shower shrimp sick silk silver sing singer sister
six skate skin skirt sky sleep sleepy slice slow smell smile smoke snack snake sneeze snow soap soccer socks sofa soft
soil soldier son song songs sore soul soup sour south space spanish speaker species speech spell spicy spider spinach
spoon sport sports spring square squirrel stairs stamp star stars steak steal steam steel stick stomach stone storm story
stove stranger straw strawberry stream street strong student subway sugar suit summer sun sunday sunny sunset surgery
sweet swim swimming sword table tail tailor tall taste taxi tea teach teacher team tears teeth temperature temple ten
tennis tent thief thin thirsty thirteen thirty throat thumb thunder thursday ticket tickets tie tiger tire tired tires
tissue toast tobacco toe toilet tomato tomorrow tongue tonight tooth tornado towel tower town toy traffic train trains
travel treasure tree trees trip trousers truck trumpet trunk truth tuesday tune turkey turtle twelve twenty twin ugly
umbrella uncle uniform universe university upset vacation valley vampire van vanilla vegetable vegetables vegetarian
village vinegar violin virus vitamin voice volcano vote waist waiter wake walk wall wallet war warm wash washing waste
watch water wave weak wealth weapon wear weather wedding wednesday weekend weigh weight west wet whale wheat wheel white
wife wild wind window windy wine wing winter wise wolf woman women wood wool world worm wrist yard yellow yen yesterday
yogurt young zebra zero zoo`;

let words: ReadonlySet<string> | undefined;

/** True for a word that everybody spells right. */
export function isEverydayWord(word: string): boolean {
  words ??= new Set(WORDS.split(/\s+/).filter(Boolean));
  return words.has(word);
}
