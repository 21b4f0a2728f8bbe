import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const noticesText = defineCatalogue('notices', en)
