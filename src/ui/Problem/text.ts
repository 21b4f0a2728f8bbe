import { defineCatalog } from '../text/catalog.ts'
import en from './messages/en.json'

/**
 * Failure texts. Translated with the kit's other texts, but a separate module because apps that
 * show no failures don't need them.
 */
export const problemText = /*@__PURE__*/ defineCatalog('ui', en)
