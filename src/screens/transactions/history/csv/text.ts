import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const exportText = defineCatalog('exportHistory', en)
