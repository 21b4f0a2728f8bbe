import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts that several screens share; each screen also has its own catalog. */
export const sharedText = defineCatalog('screens', en)
