import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const intentText = defineCatalog('intent', en)
