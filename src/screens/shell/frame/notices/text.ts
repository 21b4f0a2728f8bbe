import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const noticesText = defineCatalog('notices', en)
