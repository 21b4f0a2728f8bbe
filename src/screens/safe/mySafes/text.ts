import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const mySafesText = defineCatalogue('mySafes', en)
