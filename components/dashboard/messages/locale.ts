/** That of the browser, which `navigator.language` names as it likes: `en-US@posix` is no language tag. */
const { locale } = new Intl.DateTimeFormat().resolvedOptions();

/**
 * How dates, times and names of languages are written: in the language of the words around them, as the operator's
 * browser writes it where that is theirs; else with the day before the month and 24 hours, as most of the world does.
 */
export const LOCALE = /^en\b/i.test(locale) ? locale : 'en-GB';
