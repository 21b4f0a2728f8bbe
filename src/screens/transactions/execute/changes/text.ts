import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const changesText = defineCatalogue('changes', en)
