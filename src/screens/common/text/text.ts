import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** Texts of the components that several screens share. */
export const componentsText = defineCatalogue('parts', en)
