import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const addSafeText = defineCatalogue('addSafe', en)
