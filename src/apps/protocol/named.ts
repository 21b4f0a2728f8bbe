/** An object that maps each name to itself, like a string enumeration. */
export const named = <Name extends string>(...names: Name[]): { readonly [Key in Name]: Key } =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key }
