/** Words about a site in a private network, in English. */

export const refusedSiteMessages = {
  why: 'This website is on this machine or in a private network. The server does not read those for the dashboard: whoever signs in could look around in them.',
  onceLead: 'To import it now, run this on the machine of the server, which keeps running:',
  command: 'Command',
  alwaysLead: 'To import it from here too, and to keep it fresh, start the server with',
  alwaysEnd: 'in its environment.',
} as const;
