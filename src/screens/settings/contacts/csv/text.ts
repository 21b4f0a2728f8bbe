import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const importText = defineCatalog('importContacts', en)
