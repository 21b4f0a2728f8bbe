import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const assetsText = defineCatalog('assets', en)
