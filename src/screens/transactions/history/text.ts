import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const historyText = defineCatalog('history', en)
