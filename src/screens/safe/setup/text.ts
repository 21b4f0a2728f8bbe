import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts about the owners and rules of a Safe. */
export const setupText = defineCatalog('setup', en)
