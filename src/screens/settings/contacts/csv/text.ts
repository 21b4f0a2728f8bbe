import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const importText = defineCatalogue('importContacts', en)
