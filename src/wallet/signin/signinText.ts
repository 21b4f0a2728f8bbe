import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts of the sign-in dialog, loaded with it. */
export const signinText = defineCatalog('wallet.signin', en)
