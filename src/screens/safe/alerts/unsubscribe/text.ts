import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts of the page that links in emails lead to. */
export const unsubscribeText = defineCatalog('unsubscribe', en)
