import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts of the wallet kit. */
export const walletText = defineCatalog('wallet', en)
