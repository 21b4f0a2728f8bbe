import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** Words that several screens share; each screen has a catalogue of its own besides. */
export const sharedText = defineCatalogue('screens', en)
