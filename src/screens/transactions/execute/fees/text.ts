import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const feesText = defineCatalog('fees', en)
