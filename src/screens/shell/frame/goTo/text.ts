import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const goToText = defineCatalogue('goTo', en)
