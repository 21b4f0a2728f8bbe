import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const relayText = defineCatalog('relay', en)
