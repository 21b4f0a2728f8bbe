import { type Allowed, no, yes } from '#base'
import type { ConnectionStatus } from '../signin/connectionStatus.ts'

export type KitDialog = 'connect' | 'account' | 'chain'

/**
 * Whether a dialog of the kit may be opened now. The one for the account needs a chain that the app serves: until then, the one for
 * networks is the way.
 * @param status `reconnecting` while nobody can say yet
 */
export function mayOpen(
  dialog: KitDialog,
  status: ConnectionStatus | 'reconnecting',
  unsupported: boolean,
): Allowed<'reconnecting' | 'connected' | 'notConnected' | 'unsupported'> {
  if (status === 'reconnecting') return no('reconnecting')
  if (dialog === 'connect') return status === 'disconnected' || status === 'unauthenticated' ? yes : no('connected')
  if (status !== 'connected') return no('notConnected')
  return dialog === 'account' && unsupported ? no('unsupported') : yes
}
