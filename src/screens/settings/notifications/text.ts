import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const notificationsText = defineCatalogue('notifications', en)
