import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const contactText = defineCatalogue('contact', en)
