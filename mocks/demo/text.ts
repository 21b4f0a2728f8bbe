import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const demoText = defineCatalog('demo', en)
