import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const settingsText = defineCatalogue('settings', en)
