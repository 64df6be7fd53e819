/** How English asks for the contact facts of a business. */
import type { ContactWords } from '../../definition/contact-words.js';

const YOU = '(?:you|u|ya|ye|yous|yiz|you guys|you all|yall|them|someone|somebody|anyone|anybody|a person)';
const MAY =
  '(?:can|could|may|do|should|would|must|how (?:do|can|could|would|should)|who (?:do|can|could|should|would|must)|where (?:do|can|could|should)|when can|what number (?:do|can|should)|which number (?:do|can|should)|whom (?:do|can|should))';
const I = '(?:i|we|one|people|customers|guests|patients|members)';
const WHAT = '(?:what|which|wat|wot)';

export const ENGLISH_CONTACT: ContactWords = {
  names: {
    phone:
      '(?:(?:tele)?phone|fone|tel|call|contact|mobile|cell(?:phone)?|landline|whats ?app|sms|text|switchboard|direct|main|customer service|support|booking|reservations?) (?:numbers?|numb?er|numbr|nubmer|nummer|num|nos?|nr|nrs|nmbr|#|line)|(?:tele)?phone|telephones?|phones|fone|tel|tel ?(?:no|nr)|mobile|cell(?:phone)?|landline|hot ?line|help ?line|whats ?app|switchboard|digits|number to (?:call|ring|dial|text|message|whats ?app|reach (?:you|u|them|someone))|^(?:number|nr|num)(?=(?: please| pls| plz)?$| for | to )|(?<=\\p{L}{3}\\u0027?s )(?:(?:tele)?phone )?number|(?<=\\b(?:your|ur|the|a|office|shop|store|hotel|desk|reception|emergency|booking|direct) )(?:numbers?|num|nr|no)',
    fax: 'fax(?:es)?(?: ?(?:numbers?|no|nr|machine))?|telefax',
    email:
      'e-? ?mails?(?: ?(?:address(?:es)?|adress|addy|adres|id|contact))?|mail ?address|mail ?adress|mail ?box|(?<=\\b(?:your|which|what) )mail|^mail(?= (?:for|to) )',
    address:
      '(?:street |postal |mailing |physical |business |full |exact |office |shop |store |company |visiting )?(?:address(?:es)?|adress(?:es)?|adres|addres)|(?:location|locations|whereabouts|premises|headquarters|head office|hq)|(?:post ?code|postal code|eircode|pin ?code|zip(?: ?code)?|sat ?nav(?: (?:address|code|post ?code))?|directions|gps(?: (?:address|coordinates))?)',
    parking:
      'parking(?: (?:lots?|garages?|spaces?|spots?|places?|area|facilities|bays?))?|car ?parks?|park my (?:car|van|bike)|multi-?storey|(?:town|city|public|free|gravel) lots?|(?:spots?|spaces|bays) (?:in front|outside|behind|out front|out back|by the door|on the street|of our own|for (?:cars|customers|visitors|guests|patients))|loading bays?|(?:disabled|blue badge) (?:bays?|spaces?)',
    hours:
      '(?:check-? ?in|check-? ?out|arrival|departure|pick-?up|drop-?off|collection|return) (?:times?|hours)|last (?:entry|entries|admissions?|orders?)|(?:opening|open|business|office|working|trading|store|shop|visiting|reception|clinic|service|public|regular|normal) (?:hours|hrs|times?|days)|hours of (?:operation|business|opening)|(?:hours|hrs)|opening|(?:closing|close) times?|timings?|(?:open|close|shut)s?(?! (?:it|them|this|that|these|those|my|an?|the (?:chat|window|app|account|tab|box|menu))(?![a-z]))|opened|closed|closing',
    person:
      '(?:owners?|proprietors?|founders?|managers?|managing directors?|directors?|landlords?|boss|ceo|hosts?)',
    contact:
      '(?:contact|reach|get in touch with|get (?:a )?hold of)(?: (?:us|you|u|ya|you guys|them|someone|somebody|anyone|the team))?|contacts|contact (?:details|info|information|data|us|you|page|options|form)|ways? to (?:contact|reach)(?: you)?',
  },
  asks: {
    phone: `${MAY} ${I} (?:call(?! (?:in to|in on|in and|by|round|over|around) )|ring|phone|telephone|dial|text|whats ?app|sms|message)(?: ${YOU})?(?: up)?(?: on(?: the phone)?)?|(?:who|whom|where|what number|which number|what (?:nr|no)|which (?:nr|no)) to (?:call|ring|phone|dial)|give ${YOU} a (?:call|ring|bell|buzz|shout)|(?:call|ring|phone|telephone) (?:you|u|ya|you guys)|(?:reach|contact|get) ${YOU} (?:by|on|via|over) (?:the )?(?:tele)?phone|(?:talk|speak) (?:to|with) ${YOU} (?:by|on|over) the phone|on what (?:number|nr|no)|(?:do you|have you|is there) (?:have |got )?(?:a )?whats ?app|are you on whats ?app`,
    fax: `${MAY} ${I} fax(?: ${YOU})?|fax ${YOU}|by fax`,
    email: `${MAY} ${I} (?:e-?mail|write to|write|mail|drop(?= ${YOU} an? ))(?: ${YOU})?(?: an? (?:e-?mail|line|message))?|(?:who|whom|where) to (?:e-?mail|write|mail)|(?:send|drop|write|shoot) ${YOU} an? (?:e-?mail|mail|line)|${WHAT} e-?mail(?: address)? (?:do|can|could|should|must) ${I} (?:use|write|send|contact)|(?:is there|have you got|do you have|got) an? e-?mail(?: address)?|where (?:do|can|should|could|to) (?:i |we )?(?:send|submit) (?:in )?(?:my|our|the|a|an|your)? ?(?:cv|resume|application|letter|invoice|bill|form|documents|paperwork|complaint|photos?|pictures?)s?|(?:reach|contact) ${YOU} (?:by|via|over) e-?mail|${WHAT} (?:e-?mail )?address (?:do|can|should|must) ${I} (?:e-?mail|mail|write|send)(?: to)?|(?:e-?mail|write to) (?:you|u|ya)`,
    address:
      "where(?: exactly| ?abouts)?(?: are|'?re| r) (?:you|u|ya|ye|yous|yall|you guys|they|the shop|the office|the store)(?: guys)?(?: (?:located|based|situated|at|exactly|found|now))?|where(?:'?s| is) (?:your|ur|the) (?:shop|store|office|place|hotel|restaurant|clinic|practice|studio|gym|workshop|showroom|salon|school|company|business|premises|building|location|house|farm|garage|museum|gallery|bakery|cafe|pub|bar|theatre|theater|cinema|library|church|camp(?:site|ground)|spa|pool|centre|center|surgery)(?: (?:located|at|exactly))?|where(?: exactly)?(?:'?s| is)(?= the \\S+ (?:one|branch|shop|store|office|studio|place)(?: (?:located|at|exactly))?$)|where (?:do|can|could) (?:i|we) find (?:you|u|ya)|how (?:do|can|could|would) (?:i|we) (?:find|get to) (?:you|u|ya|your (?:shop|store|office|place))|how (?:do|can|could|would) (?:i|we) get there|how to (?:find|get to) (?:you|your (?:shop|store|office|place))|where(?: ?abouts)? (?:you|u) at|what street|which street|where to find you|where do i (?:go|come)|where(?: exactly)? (?:do|can|could|should) (?:i|we)(?= (?:pick|collect|fetch|drop) )|what (?:town|city|part of town) are you in|what do i (?:put|type|enter) in(?:to)? (?:the|my) (?:sat ?nav|gps)",
    parking:
      'where (?:do|can|could|should|may|to) (?:i |we |people |customers |guests |you )?(?:park|leave (?:my|our|the|a) (?:car|van|truck|vehicle)|put (?:my|our|the) car)(?: (?:my|our|the|a) (?:car|van|truck|vehicle))?|(?:can|may|could) (?:i|we|you) park|(?:somewhere|anywhere|places?|room) to (?:park|(?:leave|put) (?:my|our|the|a) (?:car|van|truck|vehicle))|(?:do you|is there|are there|have you) (?:have |got )?(?:any |a |your own |free )*(?:parking|car ?park)',
    hours: `(?:when|what time|wat time|what times|what days|which days|which day|what day|how late|how early|how long|til+ when|until when|until what time|til+ what time|from when|from what time|at what time|what hours|when exactly)(?: (?:are|r|is|do|does|will|can))?(?: (?:you|u|ya|ye|yous|yall|you guys|the shop|the store|the office|it|they|the place|everything))?(?: (?:guys))?(?: (?:be))? (?:open(?:ed|s)?(?: up)?(?: until| till)?|close[sd]?|closing|shut(?:s)?|opening)|(?:are|r) (?:you|u|ya|ye|yous|yall|you guys|the shop|the store) (?:guys )?(?:still |ever )?(?:open(?:ed)?|closed|shut|there|away|working(?! (?:with|for|on (?!(?:mon|tues|wednes|thurs|fri|satur|sun)days?)))|trading|around|off(?= (?:on|at|over|for|between|in|during))|on (?:your )?holidays?)|when(?:'?s| is| are) (?:your|ur) (?:summer |winter |annual |yearly )?(?:holidays?|closures?|break)|when (?:are|r) (?:you|u|ya) (?:away|on holiday)|do (?:you|u|ya) (?:guys )?(?:ever )?(?:(?:stay|keep) )?(?:open|close|shut)|is (?:the shop|the store|the office|it|anybody there|anyone there|somebody there|anybody in|anyone in) (?:open|closed|shut)|is (?:anybody|anyone|somebody|someone) (?:there|in|around|at)|how late can (?:i|we) come|how early|${MAY} ${I} (?:still )?(?:come|visit|arrive|drop|pop|swing|stop|be there)(?: (?:in|by|over|round|along))?(?=.*\\b(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|h|o'?clock)|at \\d{1,2}|noon|midnight|after work|before work|christmas|xmas|new year'?s?|easter|thanksgiving|boxing day|(?:bank|public) holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b)|til+ when|until when|until what time|til+ what time|how late|(?:when|what time) can (?:i|we|you|people) (?:come|visit|drop|use|see|go (?:in|to|into))(?: (?:in|by|over|round))?|(?:earliest|latest)(?: time)? (?:that )?(?:i|we) (?:can|could)(?: still)?`,
    person: `who (?:owns|runs|manages|leads|founded|started|heads)(?: (?:it|this|you|this place|the place|the (?:shop|store|hotel|business|company|restaurant|practice)))?|who is (?:in charge|behind (?:this|it))`,
    contact: `(?:how|where|who|whom)(?: (?:do|can|could|would|should|may|might))?(?: ${I})?(?: to)? (?:best )?(?:contact|reach|get in touch(?: with)?|get (?:a )?hold of|get through to)(?: ${YOU})?|who(?:m)? (?:do|can|could|should|would|must) ${I}(?: (?:(?:talk|speak|write|turn|go) to|tell|ask|inform|notify|see)(?= about | if | when |$)|(?= (?:complain|moan|report) ))|(?:what is|what's|whats) the best way to (?:contact|reach|get in touch with) ${YOU}`,
  },
  labels: {
    parking:
      'park(?:ed|s)? (?:on|in|at|behind|outside|opposite|beside|free|for|your|here|there|right|along|anywhere|next)|leave (?:your|the) car|loading bays?|(?:may|can) stop (?:for|outside|opposite|in front)|multi-?stor(?:e?y|e?ys|ies)|pay and display|(?:takes|room for|space for|holds|fits) (?:(?:about|around|over|up to|nearly|some) )?(?:\\p{L}+ )?(?:\\p{L}+|\\d+) cars|cars (?:fit|go|may be left|can be left|are left)|(?:leave|leaves?) (?:theirs|yours) |(?:spaces?|bays?)(?: \\p{L}+){0,2} (?:behind|in front|outside|opposite|for cars|for customers|for clients|for patients|for visitors|right)',
    phone:
      'call|ring|tel|ph|mob|text|office|front desk|reception|call us|phone us|ring us|give us a (?:call|ring)|speak to us|talk to us|toll[- ]free|free ?phone',
    email: 'write|mail|e-?mail us|write to us|drop us a line',
    address:
      "where|find us|visit|visit us|come (?:and )?see us|where (?:to find us|we are|you find us)|we are here|getting (?:here|to us)|finding us|how to (?:find us|get here)|our (?:shop|office|store|studio|showroom)|you (?:will |can |'ll )?find us|post|by post",
    hours: "(?:^\\s*|and )when|when$|we(?:'re| are) open|open|opening|when we(?:'re| are) (?:open|there|in)",
    contact:
      'reach us|get in touch|talk to us|say hello|reach out|contact us|how to reach us|imprint|legal notice',
  },
  times:
    '(?:what|wat|which) times?|when|how late|how early|how long|til+ when|until when|until what time|from when|what (?:days?|hours)|which days?|earliest(?: time)?|latest(?: time)?',
  openings:
    "(?:do (?:you|u)(?: guys)? (?:do|work|serve)|what(?: i|'?)s|what is|what are|wats|wat is|what|which|where(?: i|'?)s|where is|where are|where can (?:i|we) (?:find|get|see)|where do (?:i|we) find|whos|who's|who is|who are|when(?: i|'?)s|when is|when are|when|do (?:you|u|ya) (?:guys )?have|have (?:you|u) got|(?:can|could|may) (?:i|we) (?:have|get|see|please have|know|find)|(?:can|could|would|will) (?:you|u) (?:please )?(?:give|send|tell|show|share)(?: (?:me|us))?|(?:please )?(?:give|send|tell|show)(?: (?:me|us))?|(?:i|we) (?:need|want|would like|like|require)(?: to (?:know|have|see))?|i'?d like(?: to (?:know|have))?|(?:i'?m |i am |we are |we're )?(?:looking|searching) for|is there|are there|got|need|want|find|any chance of|just want|how about|and|or|so|ok|okay|hi|hello|hey|is|are|do (?:you|u)|does|will|does the|is the|are the)",
  beside:
    "your|ur|yr|yours|yer|ye|yous|yiz|our|its|their|the|a|an|any|some|this|that|there|here|please|pls|plz|thanks|thank you|thx|ty|ta|for|to|of|at|on|in|with|and|or|also|me|us|you|u|ya|yall|guys|is|are|be|it|from|by|off|up|until|till|til|exactly|exact|right|correct|actual|current|currently|full|main|general|direct|best|official|usual|normal|regular|then|now|again|just|still|located|based|information|info|details|company|business|shop|store|office|hotel|restaurant|practice|clinic|site|website|place|team|building|between|time|times|am|pm|o'?clock|noon|midnight|morning|mornings|afternoon|afternoons|arvo|evening|evenings|night|nights|late|early|all|day|week|every|each|whole|what|when|date|dates|use|call|write|reach|days|nite|showroom|bookings?|enquir(?:y|ies)|inquir(?:y|ies)|ones?",
  notOurs:
    "my|mine|his|her|somebody else'?s|someone else'?s|another|a new|new|different|old|user'?s?|users|customer'?s?|customers|client'?s?|guest'?s?|patient'?s?|member'?s?|their|friend'?s?",
  aside:
    'wholesale|trade|partners?|sponsor(?:s|ship)?|fax|telefax|emergency|emergencies|after hours|out of hours|night|privacy|data ?protection|dpo|jobs?|careers?|press|media|legal|abuse|complaints?|invoices?|accounts?|billing|newsletter|webmaster|unsubscribe|no-?reply|applications?|recruit(?:ing|ment)',
  emergency:
    "emergency|emergencies|urgent(?:ly)?|out[ -]of[ -](?:office[ -])?hours|after[ -]hours|on[ -]call|24\\/7|24 hours?|round the clock|(?:at|by|in the|during the|middle of the) night|night(?:[- ]?time)? (?:line|number|phone|calls?)|nights|midnight|1[01] ?pm|1[01] at night|[1-5] ?am|(?:1[0-2]|[1-5]|one|two|three|four|five) in the (?:night|morning)|can(?:no|'?)t wait|stuck|stranded|in trouble|capsized?|break(?:s|ing)?[ -]?down|broke(?:n)? down",
  leads: 'owns|founded|started|set up|took over',
  streets: String.raw`(?:(?:Office|Unit|Suite|Flat|Studio|Room|Floor|Apartment|Apt\.?|Block|Shop)\s+(?:\d+[A-Za-z]?,?\s+)?)?\d+[a-z]?(?:\s?[-–/]\s?\d+[a-z]?)?,?\s+(?:[\p{Lu}\d][\p{L}\d'’.-]*\s+){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Square|Sq|Place|Pl|Way|Close|Crescent|Terrace|Row|Hill|Highway|Hwy|Parkway|Pkwy|Quay|Mews|Grove|Gardens|Park|Walk|Yard|Wharf|Circle|Trail|Parade|Esplanade|Green|Gate|Approach|Rise|Broadway|Embankment|Promenade|Passage|Arcade|Causeway|Heights|Meadows?|Orchard|Villas|Estate)\b\.?|(?:[\p{Lu}][\p{L}'’.-]*\s+){1,3}(?:Street|Road|Avenue|Lane|Drive|Square|Quay|Row)\s+\d+[a-z]?\b|P\.?\s?O\.?\s?[Bb]ox\s+\d+`,
  days: [
    'mondays?|mon',
    'tuesdays?|tues?|tuesd',
    'wednesdays?|weds?|wensday|wednsday',
    'thursdays?|thurs?|thu',
    'fridays?|fri',
    'saturdays?|sat|saterday',
    'sundays?|sun',
  ],
  weekdays: 'weekdays?|week days?|working days?|business days?',
  weekend: 'weekends?|week-ends?|week end',
  daily: 'daily|every ?day|all week|(?:7|seven) days(?: a week)?|24/7|all days',
  range: 'to|until|till|til|through|thru|and|and (?:re-?open|open again|are back)(?: again)?',
  open: "open(?:s|ing|ed)?|we(?:'re| are) (?:here|in) (?:until|till|from)",
  closed:
    "on (?:our )?(?:summer |winter )?(?:holidays?|vacation)(?= from)|closed?|closes|closing|shut|no service|(?:doors?|gates?|shutters?) (?:stays?|remains?|are|is) (?:locked|down)|(?:we(?:'re| are| will be)|is|are) (?:away|off(?= (?:from|on|between|until|over)))|away(?= (?:from|on|between|until|over) )|(?:not|never|aren'?t|isn'?t) open|(?:nobody|no one|none of us) (?:is|will be) (?:here|there|in)",
  holiday:
    "(?:bank |public |national |school )?(?<!\\b(?:not|no|not the|outside the) )holidays?(?! (?:flat|home|let|cottage|park|club|course|camp|apartment|house|rental|programme|program|workshop|job)s?)|(?:christmas|xmas|new year'?s?|easter|thanksgiving|boxing|independence|labou?r|memorial)(?: day| eve| monday| sunday| saturday| friday| week| weekend)?|good friday|whitsun|pentecost|(?:mother'?s|father'?s|valentine'?s|presidents'?|veterans'?|columbus|st\\.? patrick'?s|groundhog) day|valentine'?s|hallowe'?en|juneteenth|hogmanay|(?:anzac|australia|canada|victoria|waitangi|remembrance|family|king'?s|queen'?s|may|ascension|martin luther king|mlk|(?:st|saint)\\.? (?:stephen|andrew|david|george)'?s) day|(?:king|queen)'?s birthday|(?:fourth|4th) of july|july (?:fourth|4th)|mothering sunday",
  season:
    '(?:school |out of |outside |during )?term(?:[- ]?time)?s?|half[- ]terms?|semesters?|(?:high|low|peak|off|main|mid|shoulder|out of)?[- ]?seasons?|off[- ]peak|all year(?: round)?',
  yearParts: {
    christmasEve: '(?:christmas|xmas|x-mas) eve',
    christmasDay: '(?:christmas|xmas|x-mas) day',
    boxingDay: "boxing day|st\\.? stephen'?s day|(?:2nd|second) (?:day of (?:christmas|xmas)|christmas day)",
    christmas: 'christmas|xmas|x-mas',
    newYearsEve: "new year'?s? eve|nye",
    newYear: "new year'?s?(?: day)?",
    easter: 'easter',
    spring: 'spring',
    summer: 'summer(?:time)?',
    autumn: 'autumn|(?<=(?:in|during|this|next|the) )fall',
    winter: 'winter(?:time)?',
  },
  between: 'between',
  bounds: {
    coming:
      'arriv(?:e|es|ing|als?)|check(?:ing)?[- ]?ins?|get in(?! touch)|move in|(?:yours|ready) from|drop(?:ping)?[- ]?offs?|coming and going',
    going:
      'leav(?:e|es|ing)(?! (?:my|our|your|a|the (?:car|dog|house)))|check(?:ing)?[- ]?outs?|(?:be |get )?out (?:of|by)|(?:be|get) out(?! (?:there|here|more))|(?:gone|empty|clear|vacated?|back)(?: again)?:? by|depart(?:s|ures?|ing)?|bring (?:\\S+ ){1,3}back|return(?:s|ed|ing)?|coming and going',
    last: 'last(?! (?:of|day|year|week|month|night|time|minute|season|summer|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?)|latest|no later than',
  },
  from: 'from|between',
  answersCalls:
    '(?:for|take|taking|answer|answering) (?:phone |telephone )?calls|answers? (?:the |our )?(?:tele)?phones?|pick(?:s|ed)? up the phone|(?:tele)?phones?(?: \\S+){0,3} (?:is|are) (?:answered|manned|staffed|open)|(?:tele)?phone ?lines?|lines are open',
  beforeClosing: '(?:minutes?|hours?) before (?:we |the (?:\\S+ )?)?(?:clos|lock|shut)\\p{L}*(?: up)?',
  now: 'today|tonight|tomorrow|tmrw|tmw|tomoz|now|right now|at the moment|this (?:morning|afternoon|evening|week|weekend)|nowadays|these days|later',
  headings: {
    phone: 'Phone',
    fax: 'Fax',
    email: 'Email',
    address: 'Address',
    parking: 'Parking',
    hours: 'Opening hours',
    person: 'Owner',
    contact: 'Contact',
  },
  socialMedia: 'social media|socials|social networks?|social channels?',
  ofProfiles:
    '(?:fan)?pages?|accounts?|profiles?|channels?|links?|handles?|user ?names?|names?|follow|find|see|look up|add|tag|post|posts|posting|active|presence|have|got|called|@',
  lacking: 'I found no “{topic}” on this site. What its pages give:',
};
