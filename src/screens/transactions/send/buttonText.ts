import { defineCatalog } from '#ui'
import en from './messages/button.json'

/** Texts of the button, and why it is disabled. Pages show it before the dialog is loaded. */
export const sendButtonText = defineCatalog('sendButton', en)
