import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts about the messages that a Safe signs. */
export const messagesText = defineCatalog('safeMessages', en)
