import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const contactNameText = defineCatalogue('contactName', en)
