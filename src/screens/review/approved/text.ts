import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const approvedText = defineCatalogue('approved', en)
