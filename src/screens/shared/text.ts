import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** What the parts of a transaction say, wherever they are drawn. */
export const componentsText = defineCatalogue('parts', en)
