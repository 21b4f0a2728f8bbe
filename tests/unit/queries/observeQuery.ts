import {
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { createQueryClient } from '#queries'

interface Result<Data> {
  data: Data | undefined
  error: Error | null
  fetchStatus: string
}

interface Observer<Data> {
  subscribe(listener: (result: Result<Data>) => void): () => void
  getCurrentResult(): Result<Data>
}

/** Resolves to the data that an observer gets when the query is settled; rejects with its error. */
function settled<Data>(observer: Observer<Data>): Promise<Data> {
  return new Promise((resolve, reject) => {
    const check = (result: Result<Data>) => {
      if (result.fetchStatus !== 'idle') return
      unsubscribe()
      if (result.error) reject(result.error)
      else resolve(result.data as Data)
    }
    const unsubscribe = observer.subscribe(check)
    queueMicrotask(() => check(observer.getCurrentResult()))
  })
}

/**
 * Runs a query as a screen does when it opens. Resolves to the selected data, in the domain's
 * shape.
 */
export const observeQuery = <Wire, Data, Key extends QueryKey>(
  options: QueryObserverOptions<Wire, Error, Data, Wire, Key>,
  queryClient: QueryClient = createQueryClient(),
): Promise<Data> => settled(new QueryObserver(queryClient, options))

/** The same for a paginated list. Resolves to its first page. */
export const observeList = <Wire, Data, Key extends QueryKey, Param>(
  options: InfiniteQueryObserverOptions<Wire, Error, Data, Key, Param>,
  queryClient: QueryClient = createQueryClient(),
): Promise<Data> => settled(new InfiniteQueryObserver(queryClient, options))
