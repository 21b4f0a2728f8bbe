import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const hintsText = defineCatalog('hints', en)
