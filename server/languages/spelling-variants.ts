/** English words that are written in several ways, brought to one. */

const CANONICAL: Readonly<Record<string, string>> = {
  signin: 'login',
  logon: 'login',
  signon: 'login',
  signout: 'logout',
  logoff: 'logout',
  signoff: 'logout',
  colour: 'color',
  colours: 'color',
  behaviour: 'behavior',
  favourite: 'favorite',
  centre: 'center',
  licence: 'license',
  licences: 'license',
  organisation: 'organization',
  organisations: 'organization',
  customise: 'customize',
  customisation: 'customization',
  cancelation: 'cancellation',
  cancelled: 'cancel',
  cancelling: 'cancel',
  cheque: 'check',
  catalogue: 'catalog',
  grey: 'gray',
  programme: 'program',
  analyse: 'analyze',
  authorise: 'authorize',
  authorisation: 'authorization',
  mails: 'email',
  mail: 'email',
  twofactor: '2fa',
  pw: 'password',
  pwd: 'password',
};

const VERBS = new Map(
  Object.entries({
    log: 'log',
    logs: 'log',
    logged: 'log',
    logging: 'log',
    sign: 'sign',
    signs: 'sign',
    signed: 'sign',
    signing: 'sign',
    set: 'set',
    sets: 'set',
    setting: 'set',
    back: 'back',
    backs: 'back',
    backed: 'back',
    backing: 'back',
    check: 'check',
    checks: 'check',
    checked: 'check',
    checking: 'check',
    opt: 'opt',
    opts: 'opt',
    opted: 'opt',
    opting: 'opt',
  }),
);

const COMPOUNDS = new Map(
  Object.entries({
    'log in': 'login',
    'log into': 'login',
    'log on': 'login',
    'sign in': 'login',
    'sign into': 'login',
    'sign on': 'login',
    'log out': 'logout',
    'log off': 'logout',
    'sign out': 'logout',
    'sign off': 'logout',
    'sign up': 'signup',
    'set up': 'setup',
    'back up': 'backup',
    'check out': 'checkout',
    'opt out': 'optout',
  }),
);

/** The spelling that stands for a word: `signin` is `login`, `colour` is `color`. */
export function canonicalWord(word: string): string {
  return Object.hasOwn(CANONICAL, word) ? (CANONICAL[word] ?? word) : word;
}

/** The noun of a verb and its particle, `login` of `logged in`; undefined where there is none. */
export function phrasalVerb(verb: string, particle: string | undefined): string | undefined {
  const stem = VERBS.get(verb);
  return stem === undefined || particle === undefined ? undefined : COMPOUNDS.get(`${stem} ${particle}`);
}
