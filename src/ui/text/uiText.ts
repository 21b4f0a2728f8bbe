import en from '../messages/en.json'
import { defineCatalog } from './catalog.ts'

/** The kit's own texts. */
export const uiText = /*@__PURE__*/ defineCatalog('ui', en)
