/** The texts of one namespace, by ID. English is built in; other languages are loaded on demand. */
export interface Catalog<Id extends string = string> {
  namespace: string
  english: Record<Id, unknown>
}

/**
 * Defines the texts of a namespace: `defineCatalog('queue', en)` with
 * `import en from './messages/en.json'`.
 */
export const defineCatalog = <Id extends string>(
  namespace: string,
  english: Record<Id, unknown>,
): Catalog<Id> => ({ namespace, english })
