import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const watchTokenText = defineCatalogue('watchToken', en)
