/** The website of a made-up veterinary practice, written as small businesses have theirs. */
import { readHtmlPage } from '../../importing/documents/read-html-page.js';
import type { Page } from '../../model.js';

const FOOTER = `<footer class="site-footer"><div><h4>Hollow Oak Vets</h4>
<p>12 Kiln Road<br>Bramleigh<br>BR7 4QT</p>
<p>T: <a href="tel:+441632960118">01632 960118</a> &middot; <a href="mailto:hello@hollowoakvets.example">hello@hollowoakvets.example</a></p>
<p>VAT no. GB 482 1139 07 &middot; Company no. 09114528 &middot; IBAN GB29 NWBK 6016 1331 9268 19</p></div></footer>`;

const SCHEMA = JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'VeterinaryCare',
      name: 'Hollow Oak Vets',
      telephone: '+44 1632 960118',
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:30',
          closes: '18:30',
        },
        { dayOfWeek: 'Saturday', opens: '09:00', closes: '12:00' },
      ],
      founder: { '@type': 'Person', name: 'Philippa Rowntree' },
    },
  ],
});

const html = (title: string, main: string): string => `<!doctype html><html lang="en-GB"><head>
<title>${title} | Hollow Oak Vets</title><script type="application/ld+json">${SCHEMA}</script></head><body>
<header><a href="/">Hollow Oak Vets</a><nav><a href="/contact">Contact</a><a href="/fees">Fees</a></nav></header>
<main>${main}</main>${FOOTER}</body></html>`;

const PAGES: Readonly<Record<string, string>> = {
  index: html(
    'Vets in Bramleigh',
    `<h1>Care for every creature</h1><p>We have looked after pets in the valley since 1987, from hamsters to Great Danes.
    Our number of patients passed 10 000 in 2021.</p>`,
  ),
  contact: html(
    'Contact',
    `<h1>Contact us</h1><dl><dt>Appointments</dt><dd>01632 960118</dd>
    <dt>Out-of-hours emergencies</dt><dd>01632 960999</dd>
    <dt>Repeat prescriptions</dt><dd>meds@hollowoakvets.example</dd>
    <dt>General</dt><dd>hello@hollowoakvets.example</dd></dl>
    <h2>Where we are</h2><address>Hollow Oak Vets<br>12 Kiln Road<br>Bramleigh<br>BR7 4QT</address>
    <p>Free parking behind the building, off Tanner Street.</p>
    <h2>Opening hours</h2><table><tr><th>Day</th><th>Surgery</th><th>Pet shop</th></tr>
    <tr><td>Mon–Fri</td><td>8.30am – 6.30pm</td><td>10am – 5pm</td></tr>
    <tr><td>Sat</td><td>9am – 12 noon</td><td>9am – 4pm</td></tr>
    <tr><td>Sun</td><td>Closed</td><td>Closed</td></tr></table>
    <p>On bank holidays we are closed, but the emergency line is answered.</p>`,
  ),
  harbour: html(
    'Harbour branch',
    `<h1>Our branch at the harbour</h1><p>A small surgery for cats only.</p>
    <ul><li>Address: 3 Fish Quay, Bramleigh BR2 8AA</li><li>Phone: 01632 960455</li>
    <li>Open Tuesday and Thursday, 2pm to 6pm</li></ul>`,
  ),
  fees: html(
    'Fees',
    `<h1>Fees</h1><p>A consultation costs £48.50, a repeat visit £32.00. Vaccinations are done until 17:00.</p>
    <table><tr><th>Treatment</th><th>Cat</th><th>Dog</th></tr><tr><td>Neutering</td><td>£95</td><td>£245</td></tr></table>`,
  ),
  privacy: html(
    'Privacy notice',
    `<h1>Privacy notice</h1><p>We store your name, postal address, phone number and email address. Write to
    privacy@hollowoakvets.example or call the regulator on 0303 123 1113. Cameras watch the car park.</p>`,
  ),
};

/** Its pages, as an import makes them. */
export function vetPages(): Page[] {
  return Object.entries(PAGES).map(([id, source]) => {
    const read = readHtmlPage(source);
    if ('reason' in read) throw new Error(read.reason);
    const { title = id, lang, facts, content } = read.draft;
    return {
      id,
      title,
      url: `https://hollowoakvets.example/${id}`,
      ...(lang !== undefined && { lang }),
      ...(facts && { facts }),
      content,
    };
  });
}
