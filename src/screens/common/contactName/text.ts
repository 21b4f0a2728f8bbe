import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const contactNameText = defineCatalog('contactName', en)
