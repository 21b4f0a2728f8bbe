import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const homeText = defineCatalog('home', en)
