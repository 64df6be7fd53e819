/** Makes something once for each object, and keeps it as long as the object lives. */

/** @param make what belongs to an object, such as to an index: what is worked out of it */
export function onceForEach<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
