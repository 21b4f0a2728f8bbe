import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const receiveText = defineCatalogue('receive', en)
