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
  /** Where what an origin was given is kept, and under which address. */
  placeOf: (origin: string) => StoredPermissions & { app: string },
  refusals: Map<string, number>,
  now: () => number,
) {
  const refusalsOf = (app: string) => refusals.get(app) ?? 0

  /** The answer that needs no dialog. Throws if there were too many refusals. */
  function answerFromStore(
    names: readonly RestrictedMethods[],
    origin: string,
  ): readonly Permission[] | undefined {
    const { app, read } = placeOf(origin)
    const store = read()
    if (names.every((name) => hasPermission(store, app, name))) return permissionsOf(store, app)
    if (refusalsOf(app) >= maxRefusals) throw new AppRequestError('rejected')
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
    const { app, read, write } = placeOf(origin)
    let given: readonly RestrictedMethods[] = []
    try {
      given = await prompt(names, asker)
    } catch (error) {
      // Closing the dialog is a refusal, but not a decision to be kept.
      if (error instanceof AppRequestError && error.code === codes.rejected && !signal.aborted)
        refusals.set(app, refusalsOf(app) + 1)
      throw error
    }
    // A decision about a page that is gone counts for nothing.
    signal.throwIfAborted()
    const decided = names.reduce(
      (store, name) => setPermission(store, app, name, given.includes(name), now()),
      read(),
    )
    write(decided)
    if (given.length > 0) return permissionsOf(decided, app)
    refusals.set(app, refusalsOf(app) + 1)
    throw new AppRequestError('rejected')
  }

  return { answerFromStore, ask }
}
