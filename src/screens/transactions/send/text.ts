import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const sendText = defineCatalog('send', en)
