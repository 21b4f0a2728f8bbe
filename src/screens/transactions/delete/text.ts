import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const deleteText = defineCatalogue('delete', en)
