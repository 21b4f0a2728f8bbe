import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const labelsText = defineCatalog('labels', en)
