import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const intentText = defineCatalogue('intent', en)
