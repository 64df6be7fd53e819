/** In which language the owner of a widget is told of what visitors leave. */
import { ConfigError, type Config } from '../../config.js';
import { findSpokenLanguage, primaryLanguage, SPOKEN_LANGUAGES } from '../../languages/language-table.js';
import type { Widget } from '../../model.js';
import type { NoticeLanguage } from './summary.js';

/** Undefined where the chat does not speak it. */
export function findNoticeLanguage(tag: string): NoticeLanguage | undefined {
  const language = findSpokenLanguage(primaryLanguage(tag) ?? '');
  return language && { code: language.code, words: language.notices };
}

/** The one of the widget, where it names one that is spoken, or else the server's. */
export function languageFor({ notify }: Pick<Widget, 'notify'>, server: NoticeLanguage): NoticeLanguage {
  return (notify?.language === undefined ? undefined : findNoticeLanguage(notify.language)) ?? server;
}

/** @throws {ConfigError} where the chat does not speak the server's language for notices */
export function noticeLanguageOf({ notifyLanguage }: Pick<Config, 'notifyLanguage'>): NoticeLanguage {
  const language = findNoticeLanguage(notifyLanguage);
  if (language) return language;
  const codes = SPOKEN_LANGUAGES.map(({ code }) => code).join(', ');
  throw new ConfigError([`NOTIFY_LANGUAGE must be one of ${codes}.`]);
}

/** The time zone of this machine, which the environment variable `TZ` sets. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
