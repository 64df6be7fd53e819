/** A light stemmer of Korean: cuts off the particles behind a noun, and the forms of the verbs that nouns make. */

const PARTICLES =
  /^(.{2,}?)(?:들)?(?:에서는|에서도|으로는|에게서|이라는|에서|에게|한테|으로|부터|까지|처럼|보다|이란|라도|마다|조차|밖에|은|는|이|가|을|를|의|에|로|와|과|도|만|나|란)?$/u;
const VERB_ENDINGS: readonly string[] = [
  '[하되](?:다|기|는|면|고|여|려면|려고|나요|지|게|거나|세요|십시오|시면|는데|는지)?',
  '[할될](?:까요|게요|지|수록|때)?',
  '[한된](?:다|지|가요|데)?',
  '[함됨]',
  '(?:해|돼|되어)(?:요|서|야|도|주세요|줘)?',
  '[했됐](?:어요|는데|습니다|다|을)?',
  '[합됩](?:니다|니까)',
];
const VERB = new RegExp(`^(.{2,}?)(?:${VERB_ENDINGS.join('|')})$`, 'u');

/** Never shorter than two syllables, as most nouns have. */
export function korean(word: string): string {
  const noun = VERB.exec(word)?.[1] ?? word;
  let stem = noun;
  for (let shorter = PARTICLES.exec(stem)?.[1]; shorter !== undefined && shorter !== stem;) {
    stem = shorter;
    shorter = PARTICLES.exec(stem)?.[1];
  }
  return VERB.exec(stem)?.[1] ?? stem;
}
