import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const changesText = defineCatalog('changes', en)
