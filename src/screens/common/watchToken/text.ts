import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const watchTokenText = defineCatalog('watchToken', en)
