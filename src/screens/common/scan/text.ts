import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const scanText = defineCatalog('scan', en)
