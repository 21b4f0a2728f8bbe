import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const notificationsText = defineCatalog('notifications', en)
