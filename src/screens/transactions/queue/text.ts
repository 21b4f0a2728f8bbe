import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const queueText = defineCatalog('queue', en)
