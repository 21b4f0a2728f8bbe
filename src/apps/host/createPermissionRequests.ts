import { codes, type Permission, type RestrictedMethods } from '#apps/protocol'
import { AppRequestError, type Asker, type Handlers } from './handlers.ts'
import {
  hasPermission,
  maxRefusals,
  permissionsOf,
  type PermissionStore,
  setPermission,
} from './permissions.ts'

/** Where the decisions are kept. */
export interface StoredPermissions {
  read: () => PermissionStore
  write: (next: PermissionStore) => void
}

/**
 * How apps get permissions: what they have is not asked for again, and what was refused twice is
 * refused until the next visit.
 */
export function createPermissionRequests(
  stored: StoredPermissions,
  refusals: Map<string, number>,
  now: () => number,
) {
  const refusalsOf = (origin: string) => refusals.get(origin) ?? 0

  /** The answer that needs no dialog. Throws if there were too many refusals. */
  function answerFromStore(
    names: readonly RestrictedMethods[],
    origin: string,
  ): readonly Permission[] | undefined {
    const store = stored.read()
    if (names.every((name) => hasPermission(store, origin, name)))
      return permissionsOf(store, origin)
    if (refusalsOf(origin) >= maxRefusals) throw new AppRequestError('rejected')
    return undefined
  }

  /** Asks the user, unless the answer is known by now. */
  async function ask(
    names: readonly RestrictedMethods[],
    asker: Asker,
    prompt: Handlers['wallet_requestPermissions'],
  ): Promise<readonly Permission[]> {
    const { origin, signal } = asker
    const known = answerFromStore(names, origin)
    if (known) return known
    let given: readonly RestrictedMethods[] = []
    try {
      given = await prompt(names, asker)
    } catch (error) {
      // Closing the dialog is a refusal, but not a decision to be kept.
      if (error instanceof AppRequestError && error.code === codes.rejected && !signal.aborted)
        refusals.set(origin, refusalsOf(origin) + 1)
      throw error
    }
    // A decision about a page that is gone counts for nothing.
    signal.throwIfAborted()
    const decided = names.reduce(
      (store, name) => setPermission(store, origin, name, given.includes(name), now()),
      stored.read(),
    )
    stored.write(decided)
    if (given.length > 0) return permissionsOf(decided, origin)
    refusals.set(origin, refusalsOf(origin) + 1)
    throw new AppRequestError('rejected')
  }

  return { answerFromStore, ask }
}
