import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const historyText = defineCatalogue('history', en)
