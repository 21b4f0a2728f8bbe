import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const typedAddressText = defineCatalogue('typedAddress', en)
