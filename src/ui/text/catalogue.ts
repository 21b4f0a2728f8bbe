/** The texts of one namespace, by id. English is built in; other languages are loaded on demand. */
export interface Catalogue<Id extends string = string> {
  namespace: string
  english: Record<Id, unknown>
}

/**
 * Defines the texts of a namespace: `defineCatalogue('queue', en)` with
 * `import en from './messages/en.json'`.
 */
export const defineCatalogue = <Id extends string>(
  namespace: string,
  english: Record<Id, unknown>,
): Catalogue<Id> => ({ namespace, english })
