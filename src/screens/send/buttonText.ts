import { defineCatalogue } from '#ui'
import en from './messages/button.json'

/** Apart from the dialog's texts, because pages show the button before the dialog is loaded. */
export const sendButtonText = defineCatalogue('sendButton', en)
