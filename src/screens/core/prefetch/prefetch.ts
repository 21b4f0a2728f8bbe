import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Address, SafeRef } from '#base'
import type { ChosenEnvironment } from '#screens/core/environment'

/** What a screen's requests depend on, outside of React. */
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
 * A screen, and how to load its data for someone who is about to open it. `prefetch` requests what
 * the screen itself requests first; responses that are fresh are not requested again, neither by it
 * nor by the screen.
 */
export type Screen<Props> = ComponentType<Props> & {
  prefetch?: (input: PrefetchInput, props: Props) => void
}
