import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts about creating a Safe. */
export const createText = defineCatalog('create', en)
