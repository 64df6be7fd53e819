/** English forms that no rule of a stemmer brings to their word: verbs and nouns, each behind its base form. */
const FORMS = `
bend bent
bleed bled
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
dig dug
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
feed fed
fly flew flown
forget forgot forgotten
freeze froze frozen
give gave given
grow grew grown
hang hung
hide hid hidden
hold held
keep kept
lay laid
learn learnt
lend lent
mow mown
pay paid
ride rode ridden
ring rang rung
run ran
sell sold
send sent
sew sewn
shrink shrank shrunk
sing sang sung
sleep slept
speak spoke spoken
spend spent
spill spilt
steal stole stolen
stick stuck
sting stung
sweep swept
swell swollen
swim swam swum
teach taught
tear tore torn
throw threw thrown
wear wore worn
withdraw withdrew withdrawn
write wrote written
child children
foot feet
half halves
knife knives
loaf loaves
man men
mouse mice
scarf scarves
shelf shelves
tooth teeth
wife wives
woman women
`;

/** The base form of each. */
export const IRREGULAR_FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  FORMS.trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = line.split(' ');
      return forms.map((form) => [form, base]);
    }),
);
