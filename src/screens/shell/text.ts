import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const shellText = defineCatalogue('shell', en)
