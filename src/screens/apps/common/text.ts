import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const appsText = defineCatalogue('apps', en)
