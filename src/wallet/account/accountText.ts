import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts of an open account, loaded with it. */
export const accountText = defineCatalog('wallet.account', en)
