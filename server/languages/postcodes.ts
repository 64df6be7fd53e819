/** How addresses are written where a language is spoken. */

/** Whether a postcode of digits alone stands before the town: `80331 München`; in English that is a number of things. */
export const hasBarePostcodes = (language: string): boolean => language !== 'en';

/** Whether two letters behind a town are a state of the United States; on Italian pages `MI` is Milan. */
export const namesStates = (language: string): boolean => language !== 'it';
