import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const localDataText = defineCatalogue('localData', en)
