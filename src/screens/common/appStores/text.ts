import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** The features of browsers by name. */
export const featuresText = defineCatalogue('appFeatures', en)
