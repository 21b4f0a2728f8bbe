import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const contactText = defineCatalog('contact', en)
