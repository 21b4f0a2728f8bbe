import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const shellText = defineCatalog('shell', en)
export type ShellTextId = keyof typeof en
