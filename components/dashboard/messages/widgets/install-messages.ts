/** Words about how a widget comes to a website, in English. */

export const installMessages = {
  installTitle: 'Put it on your website',
  snippetTitle: 'Paste this before </body>',
  guessedAddress: (address: string) =>
    `Browsers load the chat from ${address}, the address that you came by. If your visitors come by another one, set PUBLIC_URL on the server.`,
  watching: 'Waiting for the first visit. Open a page of your website that has these lines…',
  seenOn: 'Seen on',
  askThere: 'Ask the chat there what a visitor would ask.',
  refusedNow: (origin: string) => `${origin} asked for the chat and was refused: it is not on the list.`,
  policyTitle: 'If your website sends a Content-Security-Policy',
  policyLead: 'It must let these in:',
  frameworks: 'React, Vue, WordPress and others',
  frameworksLead: 'The lines above work everywhere. For the ways of single frameworks, see',
  frameworksLink: 'the documentation',
} as const;
