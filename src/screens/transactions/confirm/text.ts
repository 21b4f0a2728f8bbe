import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const confirmText = defineCatalog('confirm', en)
