import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const remindText = defineCatalog('remind', en)
