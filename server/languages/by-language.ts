/** Makes something once for each language. */

/** @param make what is asked for again and again, such as patterns of a language by its code, or words of a question in it */
export function byLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined || made.has(language)) return known as T;
    const value = make(language);
    made.set(language, value);
    return value;
  };
}
