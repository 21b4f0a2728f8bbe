import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const endpointsText = defineCatalog('endpoints', en)
