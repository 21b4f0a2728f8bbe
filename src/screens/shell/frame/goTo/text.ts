import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const goToText = defineCatalog('goTo', en)
