import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** Texts about approvals on-chain. */
export const approvalText = defineCatalogue('approval', en)
