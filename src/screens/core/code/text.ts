import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts about code that is loaded on demand. */
export const codeText = defineCatalog('code', en)
