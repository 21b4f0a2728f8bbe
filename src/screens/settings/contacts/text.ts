import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const contactsText = defineCatalogue('contacts', en)
