import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** Texts of the page that links in emails lead to. */
export const unsubscribeText = defineCatalogue('unsubscribe', en)
