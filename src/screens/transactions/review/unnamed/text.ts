import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const unnamedText = defineCatalogue('unnamed', en)
