import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const copyText = defineCatalog('copyTransaction', en)
