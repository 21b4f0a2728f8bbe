import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const keysText = defineCatalog('keys', en)
