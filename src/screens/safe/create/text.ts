import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** Texts about creating a Safe. */
export const createText = defineCatalogue('create', en)
