import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Address, SafeRef } from '#base'
import type { ChosenEnvironment } from '#screens/core/environment'

/** The dependencies of a screen's requests, outside of React. */
export interface PrefetchInput extends Pick<ChosenEnvironment, 'gateway' | 'chains' | 'client'> {
  queries: QueryClient
  /** The connected account. */
  account: Address | undefined
  /** Safes added by address. */
  addedSafes: readonly SafeRef[]
  currency: string
  timeZone: string
}

/**
 * A screen, and how to preload its data. `prefetch` requests the same data as the screen's first
 * requests; fresh responses aren't requested again, by either.
 */
export type Screen<Props> = ComponentType<Props> & {
  prefetch?: (input: PrefetchInput, props: Props) => void
}
