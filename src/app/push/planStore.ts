import type { NotificationPlan } from '#screens/core/environment'

// The worker can't read the page's storage, so the plan is in a database that both can open.

const databaseName = 'coffer-notifications'
const table = 'plan'
const key = 'now'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('The database failed.'))
  })

async function withTable<T>(
  mode: IDBTransactionMode,
  run: (all: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(table)
  const database = await settled(opening)
  try {
    return await settled(run(database.transaction(table, mode).objectStore(table)))
  } finally {
    database.close()
  }
}

export const storePlan = async (plan: NotificationPlan): Promise<void> =>
  void (await withTable('readwrite', (all) => all.put(plan, key)))

/** Deletes the plan and its database. */
export const deletePlan = async (): Promise<void> =>
  void (await settled(indexedDB.deleteDatabase(databaseName)))

/** The plan as stored, not validated. */
export const storedPlan = (): Promise<unknown> =>
  withTable<unknown>('readonly', (all) => all.get(key))
