import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { type Address, visibleName } from '#base'
import type { Account, DataType } from '#domain'
import { type Account as Wire, type Gateway, routes } from '#gateway'
import { notCached, privateCacheKey } from '../cache/privateCache.ts'
import { asAddress, toName } from '../mappers.ts'
import { nullOn404 } from '../nullOn404.ts'

// Gateways before 2026-01-29 have accounts; `isNotOffered` recognizes the errors of later ones.

export const accountKey = (address: Address) =>
  [...privateCacheKey, 'account', address.toLowerCase()] as const

/** The account of the signed-in person, or null. Fails with 403 if no one is signed in. */
export const accountQuery = (gateway: Gateway, address: Address) =>
  queryOptions({
    queryKey: [...accountKey(address), 'self'] as const,
    queryFn: ({ signal }) => nullOn404(gateway.call(routes.account, { path: { address }, signal })),
    select: (account) => account && toAccount(account),
  })

const toAccount = ({ id, address, name }: Wire): Account => ({
  id,
  address: asAddress(address),
  name: toName(name),
})

/** Types of data that accounts can store. Needs no login. */
export const dataTypesQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['accountDataTypes'] as const,
    queryFn: ({ signal }) => gateway.call(routes.accountDataTypes, { signal }),
    select: (types): DataType[] =>
      types.map(({ id, name, description, isActive }) => ({
        id,
        name: toName(name),
        description: visibleName(description),
        active: isActive,
      })),
    staleTime: Infinity,
  })

const settingsKey = (address: Address) => [...accountKey(address), 'settings'] as const

/** IDs of the types of data that the account stores. */
export const dataSettingsQuery = (gateway: Gateway, address: Address) =>
  queryOptions({
    queryKey: settingsKey(address),
    queryFn: ({ signal }) =>
      gateway.call(routes.accountDataSettings, { path: { address }, signal }),
    select: (settings): string[] =>
      settings.filter(({ enabled }) => enabled).map(({ dataTypeId }) => dataTypeId),
  })

/**
 * Creates an account for the logged-in address. Fails with 422 and the path `name` if the gateway
 * doesn't accept the name, or requires one.
 */
export const createAccountMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: [...privateCacheKey, 'createAccount'] as const,
    mutationFn: async (account: { address: Address; name?: string }) =>
      toAccount(await gateway.call(routes.createAccount, { body: account })),
    onSettled: (_account, _error, { address }, _before, { client }) =>
      client.invalidateQueries({ queryKey: accountKey(address) }),
    ...notCached,
  })

/** Deletes the account with all its settings. */
export const deleteAccountMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: [...privateCacheKey, 'deleteAccount'] as const,
    mutationFn: (address: Address) => gateway.call(routes.deleteAccount, { path: { address } }),
    onSettled: (_response, _error, address, _before, { client }) =>
      client.resetQueries({ queryKey: accountKey(address) }),
    ...notCached,
  })

export interface DataSettings {
  address: Address
  /** By the ID of the data type. */
  enabled: Readonly<Record<string, boolean>>
}

/** Changes which types of data the account stores. */
export const changeDataSettingsMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: [...privateCacheKey, 'changeDataSettings'] as const,
    mutationFn: ({ address, enabled }: DataSettings) =>
      gateway.call(routes.putAccountDataSettings, {
        path: { address },
        body: {
          accountDataSettings: Object.entries(enabled).map(([dataTypeId, isEnabled]) => ({
            dataTypeId,
            enabled: isEnabled,
          })),
        },
      }),
    // The response has what is stored now, even if it can't be read again.
    onSuccess: (settings, { address }, _before, { client }) =>
      void client.setQueryData(settingsKey(address), settings),
    onSettled: (_settings, _error, { address }, _before, { client }) =>
      client.invalidateQueries({ queryKey: settingsKey(address) }),
    ...notCached,
  })
