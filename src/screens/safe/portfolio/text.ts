import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const portfolioText = defineCatalog('portfolio', en)
