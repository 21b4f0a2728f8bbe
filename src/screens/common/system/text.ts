import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const systemText = defineCatalogue('system', en)
