import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const sendText = defineCatalogue('send', en)
