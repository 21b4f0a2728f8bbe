import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts about the spending limits of a Safe. */
export const limitsText = defineCatalog('limits', en)
