import { pageStorage, readText } from '#base'

export const templatesKey = 'coffer.templates'

/**
 * Whether this browser keeps templates. Reading them takes code that decodes transactions, which
 * a first page doesn't need.
 */
export const hasTemplates = (): boolean => readText(templatesKey, pageStorage()) !== null
