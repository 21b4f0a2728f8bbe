/** An object that has each name as the value of its own key, like an enumeration of texts. */
export const named = <Name extends string>(...names: Name[]): { readonly [Key in Name]: Key } =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key }
