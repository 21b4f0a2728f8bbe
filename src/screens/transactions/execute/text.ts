import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const executeText = defineCatalogue('execute', en)
