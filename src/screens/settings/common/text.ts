import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const settingsText = defineCatalog('settings', en)
