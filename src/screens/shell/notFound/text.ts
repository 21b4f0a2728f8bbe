import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const notFoundText = defineCatalogue('notFound', en)
