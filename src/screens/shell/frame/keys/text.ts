import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const keysText = defineCatalogue('keys', en)
