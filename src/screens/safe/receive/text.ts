import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const receiveText = defineCatalog('receive', en)
