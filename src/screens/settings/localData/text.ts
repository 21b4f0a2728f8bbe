import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const localDataText = defineCatalog('localData', en)
