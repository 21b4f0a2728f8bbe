import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const homeText = defineCatalogue('home', en)
