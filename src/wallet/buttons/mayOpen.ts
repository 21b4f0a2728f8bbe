import { type Allowed, no, yes } from '#base'
import type { ConnectionStatus } from '../signin/connectionStatus.ts'

export type KitDialog = 'connect' | 'account' | 'chain'

/**
 * Whether a dialog of the kit may open now. The account dialog requires a supported chain; until
 * then, the network dialog opens.
 * @param status `reconnecting` while unknown
 */
export function mayOpen(
  dialog: KitDialog,
  status: ConnectionStatus | 'reconnecting',
  unsupported: boolean,
): Allowed<'reconnecting' | 'connected' | 'notConnected' | 'unsupported'> {
  if (status === 'reconnecting') return no('reconnecting')
  if (dialog === 'connect')
    return status === 'disconnected' || status === 'unauthenticated' ? yes : no('connected')
  if (status !== 'connected') return no('notConnected')
  return dialog === 'account' && unsupported ? no('unsupported') : yes
}
