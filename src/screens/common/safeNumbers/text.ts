import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const safeNumbersText = defineCatalog('safeNumbers', en)
