import type { BlockStore, StoredBlock } from '../types.ts'

const table = 'blocks'

/**
 * Keeps the blocks of one chain in one scenario in the browser, across reloads. Each block is written on its own, so that the cost of a
 * transaction does not grow with the length of the chain. Where IndexedDB is blocked, every call rejects.
 */
export function indexedDbStore(scenario: string, chainId: number): BlockStore {
  let opening: Promise<IDBDatabase> | undefined
  const open = (): Promise<IDBDatabase> => (opening ??= openDatabase(`coffer-chain-${scenario}-${chainId}`))

  async function run<T>(mode: IDBTransactionMode, work: (blocks: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const transaction = (await open()).transaction(table, mode)
    const request = work(transaction.objectStore(table))
    return new Promise((resolve, reject) => {
      // Resolved by the transaction, not by the request: only then is it really kept.
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not keep the block.'))
    })
  }

  return {
    load: () => run<StoredBlock[]>('readonly', (blocks) => blocks.getAll() as IDBRequest<StoredBlock[]>),
    append: (stored) => run('readwrite', (blocks) => blocks.add(stored, stored.block.number)).then(() => undefined),
    clear: () => run('readwrite', (blocks) => blocks.clear()),
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser does not open its database.'))
    request.onblocked = () => reject(new Error('The database is held open by another tab.'))
  })
}
