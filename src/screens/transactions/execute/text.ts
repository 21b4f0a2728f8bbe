import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const executeText = defineCatalog('execute', en)
