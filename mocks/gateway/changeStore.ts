import type { GatewayChange } from './state.ts'

/** Stores visitors' changes to the gateway. */
export interface ChangeStore {
  load(): Promise<GatewayChange[]>
  append(change: GatewayChange): Promise<void>
  clear(): Promise<void>
}

/** Stores changes in IndexedDB, separately per scenario. */
export function indexedChanges(name: string): ChangeStore {
  const open = once(() => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () =>
      request.result.createObjectStore('changes', { autoIncrement: true })
    return settled(request)
  })
  const changes = async (mode: IDBTransactionMode) =>
    (await open()).transaction('changes', mode).objectStore('changes')
  return {
    load: async () => settled((await changes('readonly')).getAll() as IDBRequest<GatewayChange[]>),
    append: async (change) => void (await settled((await changes('readwrite')).add(change))),
    clear: async () => settled((await changes('readwrite')).clear()),
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () =>
      reject(request.error ?? new Error("The browser couldn't open its storage."))
  })
