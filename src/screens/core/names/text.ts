import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const namesText = defineCatalog('names', en)
