import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const demoText = defineCatalogue('demo', en)
