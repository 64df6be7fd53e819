/** English forms that no rule of a stemmer brings to their word: verbs and nouns, each behind its base form. */
const FORMS = `
bring brought
build built
buy bought
catch caught
choose chose chosen
drink drank drunk
drive drove driven
eat ate eaten
fly flew flown
forget forgot forgotten
freeze froze frozen
give gave given
grow grew grown
hide hid hidden
hold held
keep kept
lend lent
pay paid
ride rode ridden
sell sold
send sent
sleep slept
speak spoke spoken
spend spent
steal stole stolen
swim swam swum
teach taught
throw threw thrown
wear wore worn
write wrote written
child children
foot feet
knife knives
man men
mouse mice
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
