import {
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { createQueries } from '#queries'

interface Result<Data> {
  data: Data | undefined
  error: Error | null
  fetchStatus: string
}

interface Observer<Data> {
  subscribe(listener: (result: Result<Data>) => void): () => void
  getCurrentResult(): Result<Data>
}

/** What somebody who looks is shown once the answer is there, or the error that is told. */
function settled<Data>(observer: Observer<Data>): Promise<Data> {
  return new Promise((resolve, reject) => {
    const look = (result: Result<Data>) => {
      if (result.fetchStatus !== 'idle') return
      unsubscribe()
      if (result.error) reject(result.error)
      else resolve(result.data as Data)
    }
    const unsubscribe = observer.subscribe(look)
    queueMicrotask(() => look(observer.getCurrentResult()))
  })
}

/** Asks as a screen does that is opened: what comes is the domain's shape. */
export const see = <Wire, Data, Key extends QueryKey>(
  options: QueryObserverOptions<Wire, Error, Data, Wire, Key>,
  queries: QueryClient = createQueries(),
): Promise<Data> => settled(new QueryObserver(queries, options))

/** The same for a list that comes page by page: its first page. */
export const seeList = <Wire, Data, Key extends QueryKey, Param>(
  options: InfiniteQueryObserverOptions<Wire, Error, Data, Key, Param>,
  queries: QueryClient = createQueries(),
): Promise<Data> => settled(new InfiniteQueryObserver(queries, options))
