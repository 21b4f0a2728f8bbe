import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const unnamedText = defineCatalog('unnamed', en)
