import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const feesText = defineCatalogue('fees', en)
