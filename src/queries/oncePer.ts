/**
 * Memoizes a function per object and string: query data is replaced, never mutated, but its
 * `select` runs on every render of every screen that reads it. Results are garbage-collected with
 * the object.
 */
export function oncePer<In extends object, Out>(
  of: (value: In, text: string) => Out,
): (value: In, text?: string) => Out {
  const known = new WeakMap<In, Map<string, Out>>()
  return (value, text = '') => {
    const results = known.get(value) ?? new Map<string, Out>()
    known.set(value, results)
    const result = results.has(text) ? (results.get(text) as Out) : of(value, text)
    results.set(text, result)
    return result
  }
}
