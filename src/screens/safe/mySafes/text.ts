import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const mySafesText = defineCatalog('mySafes', en)
