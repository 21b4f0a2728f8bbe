import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** Texts of the wallet kit. */
export const walletText = defineCatalogue('wallet', en)
