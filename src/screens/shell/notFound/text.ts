import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const notFoundText = defineCatalog('notFound', en)
