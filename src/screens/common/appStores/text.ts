import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** The features of browsers by name. */
export const featuresText = defineCatalog('appFeatures', en)
