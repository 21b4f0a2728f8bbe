import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts of the connect and wallet buttons. */
export const buttonText = defineCatalog('wallet.buttons', en)
