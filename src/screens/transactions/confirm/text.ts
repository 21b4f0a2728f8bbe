import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const confirmText = defineCatalogue('confirm', en)
