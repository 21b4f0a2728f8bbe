import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** Texts of an open account, loaded with it. */
export const accountText = defineCatalogue('wallet.account', en)
