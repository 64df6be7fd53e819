/** Opens what speaks to a mail server. */
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../smtp-url.js';

/** @param timeoutMs of each step */
export function openMailTransport(config: MailConfig, timeoutMs: number) {
  const { host, port, login } = config;
  return createTransport(
    {
      host,
      port,
      secure: config.isSecure,
      requireTLS: config.requiresTls,
      ignoreTLS: config.ignoresTls,
      tls: { rejectUnauthorized: config.checksCertificate },
      ...(login && { auth: { user: login.user, pass: login.password } }),
      ...(login?.method !== undefined && { authMethod: login.method }),
      ...(config.ownName !== undefined && { name: config.ownName }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
    },
    // A mail is made of the texts that are given, never of files or addresses that a text may name.
    { disableFileAccess: true, disableUrlAccess: true },
  );
}
