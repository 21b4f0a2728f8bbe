import type { Environment } from '#screens'
import { loadCode } from '#screens/core/code'
import type { Config } from '../config.ts'

/**
 * Notifications of this browser, if the site operator has configured a key; their code is loaded
 * with their page.
 */
export const pushOf = ({ pushKey }: Config): Environment['push'] =>
  pushKey === undefined
    ? undefined
    : loadCode(async () => (await import('./browserPush.ts')).browserPush(pushKey))
