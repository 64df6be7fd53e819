/** How to name a mail server. */
export const MAIL_SERVER_ADVICE =
  'Set SMTP_URL, such as smtp://USER:PASSWORD@mail.example.com:587, and SMTP_FROM, such as "Acme Chat <chat@acme.example>", in the environment of the server, and restart it.';

/** The same, said by a command, which has an environment of its own. */
export const MAIL_SERVER_ADVICE_OF_COMMAND = `${MAIL_SERVER_ADVICE} Give this command the same.`;
