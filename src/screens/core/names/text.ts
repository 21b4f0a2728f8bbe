import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const namesText = defineCatalogue('names', en)
