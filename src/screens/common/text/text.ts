import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts of the components that several screens share. */
export const componentsText = defineCatalog('parts', en)
