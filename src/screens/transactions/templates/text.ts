import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const templatesText = defineCatalog('templates', en)
