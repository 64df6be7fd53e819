/**
 * A software service, a shop and a clinic in three languages, with what their visitors may ask; no weight is fitted to
 * them. The questions were written before the engine was asked any, half of them without an answer on the site.
 */
import { pageIn, type SmallSite } from './small-sites.js';

export const VISITOR_SITES: SmallSite[] = [
  {
    name: 'project planner, five pages',
    pages: [
      pageIn(
        'en',
        'getting-started',
        'Getting started with Plank',
        `Plank keeps the tasks of your team on boards. Sign up with your work address and name your workspace.

## Invite your team

Open **Members**, enter the addresses of your colleagues and choose a role. They get a mail with a link that is valid for 72 hours. You can send the link again from the list of pending invitations.

## Import your tasks

Plank reads CSV files and exports of Trello. Choose **Import** in the menu of a board. Attachments are not imported.`,
      ),
      pageIn(
        'en',
        'billing',
        'Plans and billing',
        `The Free plan is for up to three members. The Crew plan costs 6 dollars per member and month, the Fleet plan 11 dollars. Yearly payment saves two months.

## How to pay

We accept credit cards and, for yearly plans, bank transfer. Invoices are sent to the owner of the workspace on the first day of the month.

## Cancel your plan

Owners cancel under **Settings > Billing**. The workspace stays on its plan until the end of the paid period and then becomes read-only. Nothing is deleted for 90 days.`,
      ),
      pageIn(
        'en',
        'boards',
        'Boards and tasks',
        `A board has columns, and a column has tasks. Drag a task to move it.

## Recurring tasks

Open a task, choose **Repeat** and pick a rhythm: daily, weekly or monthly. The next task appears when the last one is done.

## Archive a board

Archived boards are hidden from the sidebar and can be restored at any time by an admin.

## Keyboard shortcuts

- \`N\` makes a new task
- \`/\` opens the search
- \`M\` assigns the task to you`,
      ),
      pageIn(
        'en',
        'security',
        'Security',
        `All data is stored in Frankfurt and encrypted at rest. Backups are made every night and kept for 30 days.

## Two-factor authentication

Turn it on under **Profile > Security** and scan the code with an authenticator app. If you lose your phone, use one of the ten recovery codes.

## Single sign-on

SAML is part of the Fleet plan. Okta and Microsoft Entra are supported.`,
      ),
      pageIn(
        'en',
        'mobile',
        'Mobile apps',
        `Plank has apps for iPhone and Android. They need iOS 16 or Android 10. Without a connection you can read your boards; changes are sent when you are online again.

## Notifications

Choose under **Profile > Notifications** what you are told about. Quiet hours mute everything at night.`,
      ),
    ],
    answered: [
      ['my colleague says the invite link does not work any more', '72 hours'],
      ['how much is it for each person on the cheapest paid plan?', '6 dollars'],
      ['can I have a task come back every week', 'Repeat'],
      ['lost my phone and cant log in with 2fa', 'recovery codes'],
      ['what happens to our boards when we cancel', 'read-only'],
    ],
    refused: [
      'Do you have a phone hotline?',
      'is there a gantt chart view',
      'Can I connect Plank to Slack?',
      'who won the champions league',
      'how do I remove a wine stain from a carpet',
    ],
  },
  {
    name: 'Schreibwarenladen, fünf Seiten',
    pages: [
      pageIn(
        'de',
        'versand',
        'Versand und Lieferung',
        `Wir versenden nach Deutschland, Österreich und in die Schweiz. Der Versand kostet 4,90 Euro, ab 50 Euro Bestellwert ist er frei. Pakete sind zwei bis vier Werktage unterwegs.

## Sendung verfolgen

Sobald das Paket unser Lager verlässt, schicken wir Ihnen eine Nummer, mit der Sie die Sendung verfolgen können.`,
      ),
      pageIn(
        'de',
        'rueckgabe',
        'Rückgabe und Umtausch',
        `Sie können alles, was nicht graviert wurde, innerhalb von 30 Tagen zurückschicken. Legen Sie den Lieferschein bei. Das Geld erhalten Sie spätestens sieben Tage nach Eingang der Ware zurück.

## Beschädigte Ware

Schicken Sie uns ein Foto des Schadens. Wir senden Ersatz, ohne dass Sie etwas zurückschicken müssen.`,
      ),
      pageIn(
        'de',
        'fueller',
        'Füllfederhalter',
        `Unsere Füller gibt es mit den Federbreiten F, M und B. Alle nehmen Patronen auf; mit einem Konverter lassen sie sich aus dem Tintenglas füllen.

## Füller reinigen

Spülen Sie die Feder alle drei Monate mit lauwarmem Wasser, bis es klar bleibt. Spülmittel greift den Kunststoff an.

## Gravur

Eine Gravur kostet 12 Euro und ist bis zu 20 Zeichen lang. Sie verlängert die Lieferzeit um drei Tage.`,
      ),
      pageIn(
        'de',
        'zahlung',
        'Zahlung',
        `Sie zahlen mit PayPal, Kreditkarte oder auf Rechnung. Auf Rechnung liefern wir erst ab der zweiten Bestellung. Gutscheine lösen Sie im Warenkorb ein; mehrere lassen sich nicht verbinden.`,
      ),
      pageIn(
        'de',
        'laden',
        'Unser Laden in Leipzig',
        `Sie finden uns in der Gerberstraße 3. Wir haben dienstags bis samstags von 10 bis 18 Uhr geöffnet, montags bleibt der Laden zu. Bestellungen können Sie hier ohne Versandkosten abholen.`,
      ),
    ],
    answered: [
      ['Ab wann ist die Lieferung kostenlos?', '50 Euro'],
      ['Der Stift kam kaputt an, was nun?', 'Foto des Schadens'],
      ['wie mache ich meinen Füller sauber', 'lauwarmem Wasser'],
      ['Kann ich auf Rechnung kaufen?', 'zweiten Bestellung'],
      ['Habt ihr am Montag offen?', 'montags bleibt der Laden zu'],
    ],
    refused: [
      'Gibt es bei euch auch Kopierpapier für den Drucker?',
      'Sucht ihr Aushilfen für das Weihnachtsgeschäft?',
      'Wie viele Einwohner hat Leipzig?',
      'Schreib mir ein Gedicht über den Herbst',
      'Wann fährt der letzte Zug nach Berlin?',
    ],
  },
  {
    name: 'clínica dental, cinco páginas',
    pages: [
      pageIn(
        'es',
        'citas',
        'Pedir y cambiar una cita',
        `Puede pedir cita por teléfono o en esta página. Para cambiarla, llámenos con un día de antelación; si no, cobramos 20 euros.

## Urgencias

Si tiene un dolor fuerte, venga sin cita entre las 8 y las 9 de la mañana. Le atenderemos el mismo día.`,
      ),
      pageIn(
        'es',
        'primera-visita',
        'La primera visita',
        `La primera visita dura cuarenta minutos y es gratuita. Traiga su documento de identidad y la lista de los medicamentos que toma. Los menores de edad vienen con uno de sus padres.`,
      ),
      pageIn(
        'es',
        'tratamientos',
        'Tratamientos',
        `## Limpieza

Recomendamos una limpieza cada seis meses. Cuesta 45 euros.

## Ortodoncia invisible

El tratamiento dura entre seis y dieciocho meses. Los alineadores se cambian cada dos semanas y se quitan para comer.

## Implantes

Un implante cuesta desde 900 euros. Entre la operación y la corona pasan unos tres meses.`,
      ),
      pageIn(
        'es',
        'pagos',
        'Pagos y seguros',
        `Trabajamos con los seguros Adeslas y Sanitas. Puede pagar en efectivo, con tarjeta o en doce plazos sin intereses.`,
      ),
      pageIn(
        'es',
        'despues',
        'Después de una extracción',
        `No se enjuague la boca durante las primeras 24 horas. Tome alimentos blandos y fríos, y no fume en tres días. Es normal que la cara se hinche un poco; llámenos si la hinchazón aumenta después del tercer día.`,
      ),
    ],
    answered: [
      ['me duele mucho una muela, ¿puedo ir hoy sin cita?', 'entre las 8 y las 9'],
      ['¿Qué tengo que llevar la primera vez?', 'documento de identidad'],
      ['cuánto vale una limpieza', '45 euros'],
      ['¿Se puede pagar a plazos?', 'doce plazos'],
      ['¿qué puedo comer después de que me saquen una muela?', 'alimentos blandos'],
    ],
    refused: [
      '¿Hacen blanqueamiento dental?',
      '¿Hay aparcamiento cerca de la clínica?',
      '¿Quién pintó las Meninas?',
      '¿Va a llover este fin de semana?',
      'quiero reservar una mesa para dos',
    ],
  },
];
