/** English words that are spelt in several ways, and how people type in a hurry, brought to one spelling. */

/** The spelling that stands for the others behind it; the endings below are added to each. */
const VARIANTS = `
color colour
flavor flavour
neighbor neighbour
neighborhood neighbourhood
harbor harbour
honor honour
labor labour
favor favour
favorite favourite
behavior behaviour
humor humour
rumor rumour
vapor vapour
odor odour
tumor tumour
center centre
theater theatre
meter metre
kilometer kilometre
centimeter centimetre
millimeter millimetre
liter litre
fiber fibre
tyre tire
curb kerb
mold mould
plow plough
gray grey
check cheque
license licence
defense defence
offense offence
practice practise
program programme
catalog catalogue
dialog dialogue
jewelry jewellery jewelery
jeweler jeweller
pajama pyjama
mustache moustache
cozy cosy
donut doughnut
yogurt yoghurt yoghourt
omelet omelette
whiskey whisky
aluminum aluminium
enroll enrol
enrollment enrolment
skillful skilful
travel travell
label labell
model modell
fuel fuell
level levell
counselor counsellor
counseling counselling
anesthetic anaesthetic
anesthesia anaesthesia
orthopedic orthopaedic
pediatric paediatric
pediatrician paediatrician
gynecologist gynaecologist
celiac coeliac
diarrhea diarrhoea
cesarean caesarean
aging ageing
maneuver manoeuvre
`;
/** What may follow a word of those above. */
const ENDINGS = ['', 's', 'ed', 'ing', 'er', 'ers', 'ful'];

/** Verbs on `-ize`, without it: `organ` of `organise` and `organization`. */
const VERBS = `
organ author real recogn real special custom final priorit summar util minim maxim optim categor standard
personal local synchron steril neutral pasteur vandal apolog immun hospital modern person energ moistur fertil
social crystall critic emphas memor subsid winter revital harmon colon digit visual initial capital central
`;

const IZE_ENDINGS = ['e', 'es', 'ed', 'er', 'ers', 'ing', 'ation', 'ations', 'ational'];

/** What stands for words of everyday life as they are typed: misspelt beyond repair, cut short, run together. */
const TYPED = `
accommodation accomodation acommodation accomadation acomodation
address adress addres
appointment appt appts apointment appoinment
available availible avalible avaliable availabel
because cos cuz coz becuz bcos
before b4
breakfast brekkie brekky brekfast breakfest
business buisness busines biz
calendar calender
definitely definately definatly defiantly
discount discont dicount
february febuary
guarantee garantee guarentee gaurantee
hours hrs
information info infos
insurance insurence
library libary
maintenance maintainance maintenence
message msg
minutes mins
month mth
months mths
necessary neccessary necesary
night nite
people ppl peeps
phone fone
photo foto
receipt reciept receit
receive recieve
recommend recomend reccomend
reservation resevation
restaurant restaraunt resturant restraunt restarant
saturday saterday satuday
schedule shedule
separate seperate
through thru
today 2day
tomorrow tommorow tommorrow tomorow tomorro tmrw tomoz tmr tmw 2moro 2morrow
until untill
vegetarian vegitarian
wednesday wensday wednsday wendsday
week wk
weekend wknd wkend
weeks wks
weird wierd
what wat wot
when wen
where wher
which wich
would wud
could cud
should shud
year yr
years yrs
`;

/** Words that the stemmer takes for a form of another word, behind one that means the same: `busy` is not `business`. */
const CONFUSED = `
crowded busy busier busiest
worldwide international internationally
bio organic
marriage wedding weddings
instalmentplan instalment instalments installment installments
`;

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

const bringTo = (lines: readonly string[][], endings: readonly string[] = ['']): [string, string][] =>
  lines.flatMap(([spelling = '', ...others]) =>
    others.flatMap((other) => endings.map((ending): [string, string] => [other + ending, spelling + ending])),
  );

/** The spelling that stands for another. */
export const SPELLING_VARIANTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...bringTo(linesOf(VARIANTS), ENDINGS),
  ...bringTo(
    VERBS.trim()
      .split(/\s+/)
      .map((verb) => [`${verb}iz`, `${verb}is`]),
    IZE_ENDINGS,
  ),
  ...bringTo(linesOf(TYPED)),
  ...bringTo(linesOf(CONFUSED)),
]);
