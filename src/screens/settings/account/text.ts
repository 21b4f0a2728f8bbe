import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts about the account at the gateway. */
export const accountText = defineCatalog('account', en)
