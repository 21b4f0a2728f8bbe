import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const typedAddressText = defineCatalog('typedAddress', en)
