import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const systemText = defineCatalog('system', en)
