import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const contactsText = defineCatalog('contacts', en)
