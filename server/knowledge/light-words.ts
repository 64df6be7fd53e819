/**
 * English words that say little about what is asked, though they are no function words: a question is rarely
 * about them. They stay in the index and count less in a question.
 */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(
  `able accept accepted accepts actually ago anymore anyone anything anyway around available away back bad become
  begin best better big bit both bring call came care case chance come correct couple day days deal different
  directly easily easy either enough entire ever every everyone everything exactly example fact far feel few find
  fine first follow followed following full fully general give given go goes going gone good got great guy guys
  hand happen happened happening happens hard help helpful hope however idea instead issue keep keeps kind last
  late later least left less let like likely little long look looking lot lots made main make makes making many
  matter maybe mean means mention mentioned much must near never new next nice nothing number often ok okay old
  one ones part particular people per perhaps person piece place plenty point possible possibly practice problem
  problems properly put question questions quick quickly quite rather ready real really reason receive regarding
  regards related right run said say says second see seem seems seen set several short show shown shows simple
  simply since single small someone something sometimes somewhere soon sort specific start still straight stuff
  sure take taken takes taking talk thing things think thought three time times today together tried try trying
  turn two type understand unable use used useful using usually various via want way ways week well went whatever
  whole without wonder wondering word words work working works worth wrong year years`
    .split(/\s+/)
    .filter(Boolean),
);
