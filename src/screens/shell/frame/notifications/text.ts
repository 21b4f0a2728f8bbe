import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const bellText = defineCatalog('bell', en)
