import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const queueText = defineCatalogue('queue', en)
