import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const sharedTransactionText = defineCatalogue('sharedTransaction', en)
