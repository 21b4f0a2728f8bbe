import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const findText = defineCatalog('find', en)
