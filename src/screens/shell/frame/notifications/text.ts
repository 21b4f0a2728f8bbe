import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const bellText = defineCatalogue('bell', en)
