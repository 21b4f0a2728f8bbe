import type { BlockStore, StoredBlock } from '../types.ts'
import { memoryStore } from './memoryStore.ts'

const table = 'blocks'

/**
 * Stores the blocks of one chain in one scenario in the browser. Each block is written separately,
 * so that the cost of a transaction does not grow with the chain. If the browser blocks IndexedDB,
 * blocks last as long as the page.
 */
export function indexedDbStore(scenario: string, chainId: number): BlockStore {
  let opening: Promise<BlockStore> | undefined
  const store = (): Promise<BlockStore> =>
    (opening ??= openDatabase(`coffer-chain-${scenario}-${chainId}`).then(storeIn, memoryStore))
  return {
    load: async () => (await store()).load(),
    append: async (stored) => (await store()).append(stored),
    clear: async () => (await store()).clear(),
  }
}

function storeIn(database: IDBDatabase): BlockStore {
  async function run<T>(
    mode: IDBTransactionMode,
    work: (blocks: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = database.transaction(table, mode)
    const request = work(transaction.objectStore(table))
    return new Promise((resolve, reject) => {
      // Resolved by the transaction, not by the request: only then is it persisted.
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () =>
        reject(transaction.error ?? new Error("The browser couldn't store the block."))
    })
  }

  return {
    load: () =>
      run<StoredBlock[]>('readonly', (blocks) => blocks.getAll() as IDBRequest<StoredBlock[]>),
    append: (stored) =>
      run('readwrite', (blocks) => blocks.add(stored, stored.block.number)).then(() => undefined),
    clear: () => run('readwrite', (blocks) => blocks.clear()),
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Some browsers throw synchronously if storage is blocked; inside a promise that becomes a
    // rejection.
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () =>
      reject(request.error ?? new Error("The browser couldn't open its database."))
    request.onblocked = () => reject(new Error('Another tab is holding the database open.'))
  })
}
