import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const appsText = defineCatalog('apps', en)
