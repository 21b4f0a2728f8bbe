import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts about the NFTs of a Safe. */
export const nftsText = defineCatalog('nfts', en)
