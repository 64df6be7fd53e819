/** How to name a mail server. */
export const MAIL_SERVER_ADVICE =
  'Set SMTP_URL, such as smtp://USER:PASSWORD@mail.example.com:587, and SMTP_FROM, such as "Acme Chat <chat@acme.example>", in the environment of the server, restart it, and give this command the same.';
