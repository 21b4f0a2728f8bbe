import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const relayText = defineCatalogue('relay', en)
