import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isOriginAllowed, parseAllowlistEntry, suggestEntry, type AllowlistEntry } from './allowlist.js';

/** Many more origins and lists. */
const VECTORS = new URL('http/guards/origin-vectors.json', import.meta.url);

function parseAll(entries: string[]): AllowlistEntry[] {
  return entries.map(parseAllowlistEntry).flatMap((parsed) => ('entry' in parsed ? parsed.entry : []));
}

const isIn = (origin: string, ...entries: string[]) => isOriginAllowed(origin, parseAll(entries));

/** Entry, origins that it lets in, origins that it keeps out. */
const TABLE: [entry: string, allowed: string[], refused: string[]][] = [
  [
    'acme.example',
    [
      'https://acme.example',
      'http://acme.example',
      'https://www.acme.example',
      'http://acme.example:80',
      'HTTPS://ACME.EXAMPLE',
      'https://acme.example.',
    ],
    [
      'https://shop.acme.example',
      'https://acme.example:8443',
      'http://acme.example:443',
      'https://acme.example.evil.net',
      'https://evilacme.example',
      'https://acme.example@evil.net',
      'https://evil.net/acme.example',
      'https://evil.net?acme.example',
      'https://evil.net#acme.example',
      'https://acme.example, https://evil.net',
      'https://acme-example',
      'https://acme%2eexample',
      'https://acme.example:0443',
      'https://acme.example..',
      '//acme.example',
      'https:acme.example',
      'ftp://acme.example',
      'null',
      '',
    ],
  ],
  [
    'www.acme.example',
    ['https://acme.example', 'https://www.acme.example'],
    ['https://www.www.acme.example'],
  ],
  [
    '*.acme.example',
    ['https://a.acme.example', 'http://a.b.acme.example'],
    [
      'https://acme.example',
      'https://evilacme.example',
      'https://a.acme.example:8443',
      'https://*.acme.example',
    ],
  ],
  ['https://acme.example', ['https://acme.example', 'https://www.acme.example'], ['http://acme.example']],
  ['https://acme.example/', ['https://acme.example'], []],
  ['acme.example:8443', ['https://acme.example:8443', 'http://acme.example:8443'], ['https://acme.example']],
  ['acme.example:*', ['https://acme.example', 'http://acme.example:5173'], ['https://b.acme.example:5173']],
  ['*.acme.example:*', ['http://a.acme.example:5173'], ['http://acme.example:5173']],
  [
    'localhost',
    ['http://localhost', 'http://localhost:5173', 'https://127.0.0.1:3000', 'http://[::1]:8080'],
    [
      'http://localhost.evil.net',
      'http://notlocalhost',
      'http://0.0.0.0:3000',
      'http://0x7f.1',
      'http://127.1',
    ],
  ],
  ['localhost:3000', ['http://localhost:3000', 'http://127.0.0.1:3000'], ['http://localhost:5173']],
  ['http://intranet:8080', ['http://intranet:8080'], ['http://intranet', 'https://intranet:8080']],
  ['192.168.1.10', ['http://192.168.1.10'], ['http://192.168.1.100', 'http://www.192.168.1.10']],
  ['[2001:db8::1]:8080', ['http://[2001:db8::1]:8080'], ['http://[2001:db8::2]:8080']],
  ['bücher.example', ['https://xn--bcher-kva.example'], ['https://bcher.example']],
  ['capacitor://localhost', ['capacitor://localhost'], ['http://localhost', 'ionic://localhost']],
  ['null', ['null'], ['NULL', 'https://acme.example']],
  ['*', ['https://acme.example', 'http://localhost:1', 'null'], []],
];

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : '');

/** Ways in which allowlists were compared, and let strangers in. */
const NAIVE: Record<string, (origin: string, entry: string) => boolean> = {
  'looks for the entry anywhere': (origin, entry) => origin.includes(entry),
  'looks at the end of the origin': (origin, entry) => origin.endsWith(entry.replace('*.', '')),
  'looks at the beginning of the origin': (origin, entry) => origin.startsWith(`https://${entry}`),
  'looks at the end of the host': (origin, entry) => hostOf(origin).endsWith(entry.replace('*.', '')),
  'forgets the port': (origin, entry) => hostOf(origin) === entry,
  'makes a pattern of the entry': (origin, entry) =>
    new RegExp(`^https?://${entry.replace('*', '.*')}$`).test(origin),
  'takes the first of several origins': (origin, entry) => origin.split(', ')[0] === `https://${entry}`,
  'lets in who names no origin': (origin, entry) => origin === '' || isIn(origin, entry),
  'lets in pages without an origin': (origin, entry) => origin === 'null' || isIn(origin, entry),
};

describe('the allowlist', () => {
  for (const [entry, allowed, refused] of TABLE) {
    it(`lets in with ${entry} exactly the origins that it names`, () => {
      assert.deepEqual(
        [...allowed, ...refused].filter((origin) => isIn(origin, entry)),
        allowed,
      );
    });
  }

  for (const [name, lets] of Object.entries(NAIVE)) {
    it(`is told by its table from a comparison that ${name}`, () => {
      const fooled = TABLE.flatMap(([entry, , refused]) => refused.filter((origin) => lets(origin, entry)));
      assert.ok(fooled.length > 0);
    });
  }

  it('takes subdomains of a name that somebody has, also below a public suffix and in own networks', () => {
    assert.equal(isIn('https://shop.acme.co.uk', '*.acme.co.uk'), true);
    assert.equal(isIn('https://a.acme.github.io', '*.acme.github.io'), true);
    assert.equal(isIn('https://acme.github.io', 'acme.github.io'), true);
    assert.equal(isIn('http://wiki.corp.internal', '*.corp.internal'), true);
  });

  it('lets nobody in when it is empty', () => {
    assert.equal(isIn('https://acme.example'), false);
    assert.equal(isIn('null'), false);
  });

  it('lets in what any one entry names, and never a mixture of two', () => {
    assert.equal(isIn('https://b.example', 'a.example', 'b.example'), true);
    assert.equal(isIn('https://a.example.b.example', 'a.example', 'b.example'), false);
    assert.equal(isIn('https://ba.example', 'a.example', 'b.example'), false);
  });

  it('reads hostile origins in linear time', () => {
    const hostile = `https://${'a-.'.repeat(50_000)}`;
    const cpuTime = (origin: string) => {
      const start = process.cpuUsage().user;
      for (let round = 0; round < 5000; round++) isIn(origin, '*.acme.example');
      return process.cpuUsage().user - start;
    };
    const long = cpuTime(hostile);
    const short = cpuTime('https://a.acme.example');
    assert.ok(long < 50 * short, `${long} µs against ${short} µs`);
  });
});

describe('an allowlist entry', () => {
  const REFUSED: [entry: string, reason: RegExp][] = [
    ['', /empty/],
    ['*.com', /every website under \.com/],
    ['*.co.uk', /everybody who has a name under co\.uk/],
    ['*.CO.UK.', /under co\.uk/],
    ['https://*.com.au', /under com\.au/],
    ['*.github.io', /under github\.io/],
    ['*.pages.dev:8443', /under pages\.dev/],
    ['*.公司.cn', /under xn--55qx5d\.cn/],
    ['*.localhost', /every website under \.localhost/],
    ['*acme.example', /only alone or first/],
    ['acme.*', /only alone or first/],
    ['a.*.acme.example', /only alone or first/],
    ['https://*', /only alone or first/],
    ['https://acme.example/shop', /path/],
    ['acme.example/shop', /path/],
    ['user@acme.example', /user name/],
    ['acme.example, shop.example', /its own entry/],
    ['acme example', /its own entry/],
    ['intranet', /http:\/\/intranet/],
    ['http://', /no host/],
    ['*.10.0.0.1', /IP address/],
    ['acme.example:99999', /65535/],
    ['acme.example:http', /not a host name/],
    ['acme..example', /not a host name/],
    ['app://local host', /its own entry/],
  ];
  for (const [entry, reason] of REFUSED) {
    it(`${JSON.stringify(entry)} is refused with the reason`, () => {
      const parsed = parseAllowlistEntry(entry);
      assert.ok('reason' in parsed);
      assert.match(parsed.reason, reason);
    });
  }
});

describe('the suggested entry', () => {
  for (const origin of [
    'https://acme.example',
    'https://www.acme.example',
    'http://acme.example:8080',
    'http://localhost:5173',
    'http://127.0.0.1:3000',
    'http://intranet',
    'https://[2001:db8::1]',
    'capacitor://localhost',
  ]) {
    it(`for ${origin} lets it in`, () => {
      const entry = suggestEntry(origin);
      assert.ok(entry);
      assert.equal(isIn(origin, entry), true);
    });
  }

  it('is none for the opaque origin and for what is no origin', () => {
    assert.equal(suggestEntry('null'), undefined);
    assert.equal(suggestEntry('app://[::1]'), undefined, 'an app has a plain host');
    assert.equal(suggestEntry('https://acme.example/<script>'), undefined);
  });
});

describe('the table of known tricks', () => {
  interface Vectors {
    vectors: { id: string; allow: string[]; origin: string | null; expect: 'allow' | 'deny'; why: string }[];
    entries: { entry: string; valid: boolean }[];
  }
  const read = () => JSON.parse(readFileSync(VECTORS, 'utf8')) as Vectors;

  it('is decided as it says, each origin', () => {
    const wrong = read().vectors.filter(
      ({ allow, origin, expect }) => origin !== null && isIn(origin, ...allow) !== (expect === 'allow'),
    );
    assert.deepEqual(wrong, []);
  });

  it('is decided as it says, each entry', () => {
    const wrong = read().entries.filter(
      ({ entry, valid }) => 'entry' in parseAllowlistEntry(entry) !== valid,
    );
    assert.deepEqual(wrong, []);
  });
});
