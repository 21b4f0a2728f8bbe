import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const assetsText = defineCatalogue('assets', en)
