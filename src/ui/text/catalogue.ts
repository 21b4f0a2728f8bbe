/** The texts of one room by id. The English ones come with the code; other languages are loaded when wanted. */
export interface Catalogue<Id extends string = string> {
  namespace: string
  english: Record<Id, unknown>
}

/** Names a room's texts: `defineCatalogue('queue', en)` with `import en from './messages/en.json'`. */
export const defineCatalogue = <Id extends string>(namespace: string, english: Record<Id, unknown>): Catalogue<Id> => ({ namespace, english })
