import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts about approvals on-chain. */
export const approvalText = defineCatalog('approval', en)
