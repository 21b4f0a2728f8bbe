import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** The names of browser features. */
export const featuresText = defineCatalog('appFeatures', en)
