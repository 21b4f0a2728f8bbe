import { codes, type Permission, type RestrictedMethods } from '#apps/protocol'
import { AppRequestError, type Asker, type Handlers } from './handlers.ts'
import {
  hasPermission,
  maxRejections,
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
 * How apps get permissions: granted ones aren't requested again, and after two rejections requests
 * are rejected until the next visit.
 */
export function createPermissionRequests(
  /** Where an origin's permissions are stored, and under which key. */
  placeOf: (origin: string) => StoredPermissions & { app: string },
  rejections: Map<string, number>,
  now: () => number,
) {
  const rejectionsOf = (app: string) => rejections.get(app) ?? 0

  /** The response without a dialog. Throws after too many rejections. */
  function answerFromStore(
    names: readonly RestrictedMethods[],
    origin: string,
  ): readonly Permission[] | undefined {
    const { app, read } = placeOf(origin)
    const store = read()
    if (names.every((name) => hasPermission(store, app, name))) return permissionsOf(store, app)
    if (rejectionsOf(app) >= maxRejections) throw new AppRequestError('rejected')
    return undefined
  }

  /** Prompts the user, unless the decision is known by now. */
  async function ask(
    names: readonly RestrictedMethods[],
    asker: Asker,
    prompt: Handlers['wallet_requestPermissions'],
  ): Promise<readonly Permission[]> {
    const { origin, signal } = asker
    const known = answerFromStore(names, origin)
    if (known) return known
    const { app, read, write } = placeOf(origin)
    let given: readonly RestrictedMethods[] = []
    try {
      given = await prompt(names, asker)
    } catch (error) {
      // Closing the dialog rejects, but the decision isn't stored.
      if (error instanceof AppRequestError && error.code === codes.rejected && !signal.aborted)
        rejections.set(app, rejectionsOf(app) + 1)
      throw error
    }
    // A decision for a page that is gone doesn't count.
    signal.throwIfAborted()
    const decided = names.reduce(
      (store, name) => setPermission(store, app, name, given.includes(name), now()),
      read(),
    )
    write(decided)
    if (given.length > 0) return permissionsOf(decided, app)
    rejections.set(app, rejectionsOf(app) + 1)
    throw new AppRequestError('rejected')
  }

  return { answerFromStore, ask }
}
