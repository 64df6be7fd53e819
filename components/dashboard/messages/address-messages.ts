/** Words about addresses that are none of a website, in English. */

export const addressMessages = {
  oneWord: (word: string) =>
    `Is “${word}” all of it? The address of a website looks like www.example.com. Where it is a host of your own network, write http://${word}.`,
  otherScheme: (scheme: string) =>
    `The address of a website begins with https://, and this one with “${scheme}”. Type one such as https://www.example.com.`,
} as const;
