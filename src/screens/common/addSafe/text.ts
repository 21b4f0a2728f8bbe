import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const addSafeText = defineCatalog('addSafe', en)
