import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const deleteText = defineCatalog('delete', en)
