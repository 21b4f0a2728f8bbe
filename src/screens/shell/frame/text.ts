import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const shellText = defineCatalogue('shell', en)
export type ShellTextId = keyof typeof en
