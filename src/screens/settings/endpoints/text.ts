import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const endpointsText = defineCatalogue('endpoints', en)
